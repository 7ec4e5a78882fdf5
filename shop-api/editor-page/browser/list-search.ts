import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { element } from './element.ts'

export type GoTo = (changes: Record<string, string>) => void

/** Goes to the same list with another search. An empty value means no condition. The address holds the search. */
export function goWithin(path: string, query: URLSearchParams): GoTo {
  return (changes) => {
    const asked = Object.entries({ ...Object.fromEntries(query), ...changes }).filter(
      ([, value]) => value !== '',
    )
    location.hash = `#/${path}?${new URLSearchParams(asked)}`
  }
}

/** Words to search a list by, and which state its entries are in. @param state name in the query, and its values in words */
export function createSearch(
  state: { name: string; choices: Readonly<Record<string, string>> },
  query: URLSearchParams,
  goTo: GoTo,
): HTMLElement {
  const words = element('input', { type: 'search', id: 'q', value: query.get('q') ?? '', maxlength: 100 })
  const choice = element(
    'select',
    { id: state.name, onchange: () => goTo({ [state.name]: choice.value, page: '' }) },
    element('option', { value: '' }, EDITOR_TEXT.all),
    ...Object.entries(state.choices).map(([value, label]) =>
      element('option', { value, selected: value === query.get(state.name) }, label),
    ),
  )
  return element(
    'form',
    {
      class: 'search',
      role: 'search',
      onsubmit: (event) => {
        event.preventDefault()
        goTo({ q: words.value.trim(), page: '' })
      },
    },
    element('label', { for: 'q' }, EDITOR_TEXT.search_label),
    words,
    element('label', { for: state.name }, EDITOR_TEXT.state),
    choice,
    element('button', {}, EDITOR_TEXT.search),
  )
}
