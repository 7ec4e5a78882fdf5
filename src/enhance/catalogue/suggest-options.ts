import type { CallOutput } from '#contract/index.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { suggestText } from '#src/text/catalogue/search-suggest.ts'
import { toProductPath } from '#src/rules/page/page-paths.ts'

type Suggestions = CallOutput<'GET /v1/products/suggest'>

export interface SuggestGroup {
  heading: string
  options: { label: string; note?: string; href: string }[]
}

const toSearchAddress = (word: string) => `/product/?${new URLSearchParams({ q: word })}`

/** What the API suggests, as links: words start a search, products open. Groups without an option are left out. */
export function toSuggestGroups({ words, products }: Suggestions): SuggestGroup[] {
  return [
    {
      heading: suggestText.words,
      options: words.map((word) => ({ label: word, href: toSearchAddress(word) })),
    },
    {
      heading: suggestText.products,
      options: products.map(({ key, name, unit_price }) => ({
        label: name,
        note: formatYen(unit_price),
        href: toProductPath(key),
      })),
    },
  ].filter(({ options }) => options.length > 0)
}

/** What this browser searched for before, for an empty field. */
export function toRecentGroups(searches: string[]): SuggestGroup[] {
  if (searches.length === 0) return []
  return [
    {
      heading: suggestText.recent,
      options: searches.slice(0, 5).map((word) => ({ label: word, href: toSearchAddress(word) })),
    },
  ]
}

/** Groups of options as a listbox holds them. */
export function drawGroups(groups: SuggestGroup[], id: string): HTMLElement[] {
  let count = 0
  return groups.map(({ heading, options }) => {
    const group = document.createElement('div')
    group.role = 'group'
    group.ariaLabel = heading
    const title = document.createElement('p')
    title.ariaHidden = 'true'
    title.textContent = heading
    group.append(title)
    for (const { label, note, href } of options) {
      const link = document.createElement('a')
      link.role = 'option'
      link.id = `${id}-${(count += 1)}`
      link.href = href
      link.tabIndex = -1
      link.ariaSelected = 'false'
      link.textContent = note ? `${label}　${note}` : label
      group.append(link)
    }
    return group
  })
}
