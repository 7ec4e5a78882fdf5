import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { element } from './element.ts'

interface Inbox {
  path: 'reviews' | 'inquiries'
  states: Readonly<Record<string, string>>
  /** Name of the state in the query. */
  query_name: string
}

/** Head of a list of what shoppers sent: its name, how many, and which state is shown. */
export function createInboxHead({ path, states, query_name }: Inbox, query: URLSearchParams, total: number) {
  const [first = ''] = Object.keys(states)
  const now = query.get(query_name) ?? first
  const choice = element(
    'select',
    {
      id: 'inbox-state',
      onchange: () => {
        location.hash = `#/${path}?${new URLSearchParams({ [query_name]: choice.value })}`
      },
    },
    ...Object.entries(states).map(([value, label]) =>
      element('option', { value, selected: value === now }, label),
    ),
  )
  return [
    element(
      'div',
      { class: 'heading' },
      element('h1', {}, EDITOR_TEXT.kinds[path], element('small', {}, EDITOR_TEXT.count(total))),
    ),
    element('div', { class: 'search' }, element('label', { for: 'inbox-state' }, EDITOR_TEXT.state), choice),
  ]
}
