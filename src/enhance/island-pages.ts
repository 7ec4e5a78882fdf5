// What pages with islands run besides every-page.ts.
import { tellOfFailedIslands } from './failed-islands.ts'
import { showToasts } from './toasts.ts'

showToasts()
tellOfFailedIslands()
