import { readPlain } from '#src/api/plain.ts'
import { getSearches } from '#src/stores/catalogue/search-history.ts'
import { suggestText } from '#src/text/catalogue/search-suggest.ts'
import { drawGroups, toRecentGroups, toSuggestGroups, type SuggestGroup } from './suggest-options.ts'

/** Whoever types on is not asked for yet. */
const PAUSE_MS = 150
let fields = 0

/**
 * Makes a search field a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the field keeps the focus, the
 * arrows choose below it, Enter follows, Escape closes. Folding of width, kana and capitals is the API's.
 */
export function suggest(field: HTMLInputElement): void {
  const id = `suggest-${(fields += 1)}`
  const { panel, list, status } = createPanel(field, id)
  let chosen = -1
  let reading: AbortController | undefined
  let pause = 0
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')]

  function choose(index: number): void {
    chosen = index
    for (const [at, option] of options().entries()) {
      option.ariaSelected = String(at === index)
      if (at !== index) continue
      option.scrollIntoView({ block: 'nearest' })
    }
    field.setAttribute('aria-activedescendant', options()[index]?.id ?? '')
  }

  function close(): void {
    panel.togglePopover(false)
    field.ariaExpanded = 'false'
    choose(-1)
  }

  function open(groups: SuggestGroup[]): void {
    list.replaceChildren(...drawGroups(groups, id))
    const count = options().length
    status.textContent = count > 0 ? suggestText.found(count) : ''
    if (count === 0 || document.activeElement !== field) return close()
    placeBelow(panel, field.form ?? field)
    panel.togglePopover(true)
    field.ariaExpanded = 'true'
    choose(-1)
  }

  async function ask(): Promise<void> {
    reading?.abort()
    const q = field.value.trim()
    if (q === '') return open(toRecentGroups(getSearches()))
    reading = new AbortController()
    // Without suggestions Enter searches as before.
    const answer = await readPlain('GET /v1/products/suggest', { query: { q } }, reading.signal).catch(
      () => null,
    )
    if (answer && field.value.trim() === q) open(toSuggestGroups(answer.body))
  }

  field.addEventListener('input', () => {
    clearTimeout(pause)
    pause = window.setTimeout(() => void ask(), PAUSE_MS)
  })
  field.addEventListener('focus', () => void ask())
  field.addEventListener('blur', close)
  field.addEventListener('keydown', (event) => {
    // Enter and arrows belong to the input method while it is composing.
    if (event.isComposing) return
    const all = options()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && field.ariaExpanded === 'true') {
      event.preventDefault()
      // From the field down to the first option, from the last one back to the field.
      choose(((chosen + 1 + step + all.length + 1) % (all.length + 1)) - 1)
    }
    if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault()
      all[chosen]?.click()
    }
    if (event.key === 'Escape' && field.ariaExpanded === 'true') {
      // The first Escape closes the list, the next one empties the field as browsers do.
      event.preventDefault()
      close()
    }
  })
  // The field must not lose the focus before the click arrives.
  panel.addEventListener('pointerdown', (event) => event.preventDefault())
  void ask()
}

function createPanel(field: HTMLInputElement, id: string) {
  const panel = document.createElement('div')
  panel.className = 'suggest'
  panel.popover = 'manual'
  const list = document.createElement('div')
  list.role = 'listbox'
  list.id = id
  list.ariaLabel = suggestText.list
  panel.append(list)
  const status = document.createElement('p')
  status.className = 'sr-only'
  status.role = 'status'
  ;(field.form ?? field).after(status, panel)
  // A field of the type «search» may not be a combobox (ARIA in HTML).
  field.type = 'text'
  field.inputMode = 'search'
  field.role = 'combobox'
  field.ariaAutoComplete = 'list'
  field.setAttribute('aria-controls', id)
  return { panel, list, status }
}

/** As wide as the form and right below it, within the window. */
function placeBelow(panel: HTMLElement, form: HTMLElement): void {
  const { left, bottom, width } = form.getBoundingClientRect()
  const room = document.documentElement.clientWidth
  const wanted = Math.min(room - 16, Math.max(width, 320))
  Object.assign(panel.style, {
    position: 'absolute',
    positionArea: 'none',
    inset: 'auto',
    margin: '0',
    top: `${bottom + scrollY + 4}px`,
    left: `${Math.max(8, Math.min(left, room - wanted - 8))}px`,
    width: `${wanted}px`,
  })
}
