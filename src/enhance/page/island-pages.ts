// What pages with islands run besides every-page.ts.
import { tellOfFailedIslands } from './failed-islands.ts'
import { showLoading } from './show-loading.ts'
import { showToasts } from './toasts.ts'

showToasts()
showLoading()
tellOfFailedIslands()
