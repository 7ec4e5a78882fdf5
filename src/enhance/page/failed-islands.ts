import { RETRY } from '#src/text/calls/api-errors.ts'
import { islandText } from '#src/text/page/loading.ts'

/**
 * Says in the place of a part that it could not be loaded, with a button that reloads the page. Without this its
 * placeholder would say «loading» for ever. A page that is reloading says nothing.
 */
export function tellOfFailedIslands(): void {
  window.addEventListener('astro:hydration-error', (event) => {
    const island = event.target
    // A listener that reloads the page prevents the default; it may run after this one.
    queueMicrotask(() => {
      if (!event.defaultPrevented && island instanceof HTMLElement) island.replaceChildren(createNotice())
    })
  })
}

function createNotice(): HTMLElement {
  const box = document.createElement('div')
  box.className = 'notice'
  box.dataset['tone'] = 'warning'
  box.setAttribute('role', 'alert')
  const body = document.createElement('div')
  body.className = 'notice-body'
  const sentence = document.createElement('p')
  sentence.textContent = islandText.failed
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button-small'
  button.textContent = RETRY
  button.addEventListener('click', () => location.reload())
  body.append(sentence, button)
  box.append(body)
  return box
}
