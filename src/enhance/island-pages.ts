// What pages with islands run besides every-page.ts.
import { showLoading } from './show-loading.ts'
import { showToasts } from './toasts.ts'

showToasts()
showLoading()
