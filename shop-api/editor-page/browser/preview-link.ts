import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { askApi, Refusal } from './ask-api.ts'
import { element, fill } from './element.ts'
import { formatJapanTime } from './japan-time.ts'
import type { Kind } from './kinds.ts'

/** Makes a link to the page as the shop would show it, for the editor and for whoever should look before it is public. */
export function createPreviewLink(kind: Kind, id: number): HTMLElement {
  const shown = element('span', { role: 'status' })
  const make = async (): Promise<void> => {
    fill(shown, EDITOR_TEXT.preview_link_making)
    try {
      const { url, expires_at } = await askApi<{ url: string; expires_at: string }>('POST', 'previews', {
        kind: kind.path,
        id,
      })
      fill(
        shown,
        element('a', { href: url, target: '_blank', rel: 'noopener' }, EDITOR_TEXT.preview_link_open),
        EDITOR_TEXT.preview_link_until(formatJapanTime(expires_at)),
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      fill(shown, element('span', { class: 'bad' }, error.message))
    }
  }
  return element(
    'p',
    { class: 'preview-link' },
    element('button', { type: 'button', onclick: () => void make() }, EDITOR_TEXT.preview_link),
    shown,
  )
}
