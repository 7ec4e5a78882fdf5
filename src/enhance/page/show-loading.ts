import { $isLoading } from '#src/stores/page/loading.ts'
import { PLEASE_WAIT } from '#src/text/page/loading.ts'

/** A shorter wait shows no spinner: one that flashes is worse than none. */
const PATIENCE_MS = 1_000

/** One spinner for the page while calls take longer than people notice (behaviour 2.11). */
export function showLoading(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const spinner = document.createElement('p')
  spinner.className = 'page-loading'
  spinner.role = 'status'
  spinner.hidden = true
  spinner.textContent = PLEASE_WAIT
  const show = () => {
    document.body.append(spinner)
    spinner.hidden = false
  }
  $isLoading.subscribe((isLoading) => {
    clearTimeout(timer)
    if (isLoading) timer = setTimeout(show, PATIENCE_MS)
    else spinner.hidden = true
  })
}
