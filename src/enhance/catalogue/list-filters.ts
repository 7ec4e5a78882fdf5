import type { Facet } from '#contract/shapes/product.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { listText } from '#src/text/catalogue/list-status.ts'
import { cloneTemplate, findPart } from '#src/enhance/page/find-part.ts'

/** Puts what the address says into the filter form. */
export function fillFilterForm(form: HTMLFormElement, search: URLSearchParams): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || !field.name) continue
    const values = search.getAll(field.name)
    if (field.type === 'checkbox' || field.type === 'radio') field.checked = values.includes(field.value)
    else field.value = values[0] ?? ''
  }
}

/**
 * New counts beside the values; a value without a product is dimmed, never removed under the pointer. A group with nothing
 * left in it says nothing, so it is not shown.
 */
export function fillFacets(list: HTMLElement, facets: Facet[]): void {
  for (const group of list.querySelectorAll<HTMLElement>('[data-facet]')) {
    const facet = facets.find((one) => one.name === group.dataset['facet'])
    const counts = new Map(facet?.values.map((value) => [value.key, value.count]))
    let isUseful = false
    for (const input of group.querySelectorAll<HTMLInputElement>('input[value]')) {
      const count = counts.get(input.value) ?? 0
      const label = input.closest('label')
      const shown = label?.querySelector('[data-facet-count]')
      if (shown) shown.textContent = String(count)
      label?.toggleAttribute('data-empty', count === 0 && !input.checked)
      isUseful ||= count > 0 || input.checked
    }
    group.hidden = !isUseful
  }
}

/** One removable chip for each filter in force. */
export function fillAppliedFilters(list: HTMLElement, search: URLSearchParams): void {
  const place = findPart(list, 'applied')
  if (!place) return
  const chips = [...search].flatMap(([name, value]) => {
    // The bar of the bike says it.
    const label = name === 'bike' ? null : toLabel(list, name, value)
    const chip = label && cloneTemplate(place, 'chip')
    if (!label || !chip) return []
    const rest = new URLSearchParams(
      [...search].filter(([n, v]) => n !== 'page' && (n !== name || v !== value)),
    )
    const link = chip.matches('a') ? (chip as HTMLAnchorElement) : chip.querySelector('a')
    if (!link) return []
    link.href = rest.size ? `?${rest}` : location.pathname
    if (rest.size) link.dataset['listLink'] = ''
    link.setAttribute('aria-label', listText.remove_chip(label))
    const text = chip.querySelector('[data-chip-label]') ?? link
    text.textContent = label
    return [chip]
  })
  for (const old of place.querySelectorAll(':scope > :not(template)')) old.remove()
  place.append(...chips)
  place.hidden = chips.length === 0
}

function toLabel(list: HTMLElement, name: string, value: string): string | null {
  if (name === 'q') return listText.search_chip(value)
  if (name === 'in_stock') return listText.in_stock_chip
  if (name === 'price_from') return listText.price_from_chip(formatYen(Number(value)))
  if (name === 'price_to') return listText.price_to_chip(formatYen(Number(value)))
  const input = [...list.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)].find(
    (one) => one.value === value,
  )
  return input?.closest('label')?.querySelector('[data-facet-name]')?.textContent?.trim() ?? null
}
