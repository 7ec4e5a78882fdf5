// What pages with islands run besides every-page.ts.
import { showToasts } from './toasts.ts'

showToasts()
