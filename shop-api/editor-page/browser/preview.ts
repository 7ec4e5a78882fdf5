import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { askApi } from './ask-api.ts'
import { element } from './element.ts'
import { isSignedIn } from './session.ts'

const PAUSE_MS = 250

/** Shows rich text while it is typed, as the API cleaned it. The page's policy lets no script of it run either. */
export function createPreview(area: HTMLTextAreaElement): HTMLElement {
  const shown = element('div', { class: 'preview-body' })
  let timer: number | undefined
  let asked = 0
  const refresh = async (): Promise<void> => {
    const turn = (asked += 1)
    if (area.value.trim() === '') return void (shown.textContent = EDITOR_TEXT.preview_empty)
    // A preview never asks for the password: saving does.
    if (!isSignedIn()) return
    const answer = await askApi<{ html: string }>('POST', 'rich-text', { html: area.value }).catch(
      () => undefined,
    )
    if (answer && turn === asked) shown.innerHTML = answer.html
  }
  const plan = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void refresh(), PAUSE_MS)
  }
  area.addEventListener('input', plan)
  return element('section', { class: 'preview' }, element('h2', {}, EDITOR_TEXT.preview), shown)
}
