import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { askList } from './ask-api.ts'
import { element, fill } from './element.ts'
import { formatJapanTime } from './japan-time.ts'
import type { Entry, Kind } from './kinds.ts'
import { createSearch, goWithin } from './list-search.ts'
import { toPages } from './pages.ts'

/** The entries of a kind: searched, by state, a page at a time. The address holds what was asked. */
export async function showList(main: HTMLElement, kind: Kind, query: URLSearchParams): Promise<void> {
  const { data, total, last } = await askList<Entry>(`${kind.path}?${query}`)
  const page = Number(query.get('page') ?? 1)
  const goTo = goWithin(kind.path, query)
  fill(
    main,
    element(
      'div',
      { class: 'heading' },
      element('h1', {}, EDITOR_TEXT.kinds[kind.path], element('small', {}, EDITOR_TEXT.count(total))),
      kind.blank && element('a', { class: 'button', href: `#/${kind.path}/new` }, EDITOR_TEXT.create),
    ),
    createSearch({ name: 'publication', choices: EDITOR_TEXT.publications }, query, goTo),
    data.length === 0
      ? element('p', { class: 'empty' }, EDITOR_TEXT.none)
      : element('ul', { class: 'entries' }, ...data.map((entry) => toItem(kind, entry))),
    toPages(page, last, goTo),
  )
}

function toItem(kind: Kind, entry: Entry): HTMLElement {
  const [variation] = entry.products ?? []
  return element(
    'li',
    {},
    element(
      'a',
      { href: `#/${kind.path}/${entry.id}` },
      element('b', {}, String(entry[kind.title] ?? '')),
      element(
        'span',
        { class: 'facts' },
        element('span', { class: `state ${entry.publication}` }, EDITOR_TEXT.publications[entry.publication]),
        variation && element('span', {}, `${variation.unit_price.toLocaleString('ja-JP')}円`),
        variation && element('code', {}, variation.code),
        entry.published_at && element('time', {}, formatJapanTime(entry.published_at)),
      ),
    ),
  )
}
