import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { element } from './element.ts'
import type { GoTo } from './list-search.ts'

/** Links to the page before and the page after; none for a list of one page. */
export function toPages(page: number, last: number, goTo: GoTo): HTMLElement | null {
  if (last <= 1) return null
  const toButton = (label: string, target: number, disabled: boolean) =>
    element('button', { type: 'button', disabled, onclick: () => goTo({ page: String(target) }) }, label)
  return element(
    'nav',
    { class: 'pages' },
    toButton(EDITOR_TEXT.previous, page - 1, page <= 1),
    element('span', {}, `${page} / ${last}`),
    toButton(EDITOR_TEXT.next, page + 1, page >= last),
  )
}
