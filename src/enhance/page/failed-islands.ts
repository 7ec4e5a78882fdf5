import { RETRY } from '#src/text/calls/api-errors.ts'
import { islandText } from '#src/text/page/loading.ts'

/**
 * Says that a part of the page could not be loaded, in its place, with a button that loads the page again. Without
 * this its placeholder says for ever that it is loading. A page that is reloading already says nothing.
 */
export function tellOfFailedIslands(): void {
  window.addEventListener('astro:hydration-error', (event) => {
    const island = event.target
    // Whoever reloads the page prevents the default; that listener may come after this one.
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
