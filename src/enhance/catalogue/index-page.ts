// What an index of makers or brands runs besides.
import { toSearchWords, foldText } from '#src/rules/input/fold-text.ts'
import { filterText } from '#src/text/catalogue/catalogue-index.ts'

for (const root of document.querySelectorAll<HTMLElement>('[data-filter]')) enhanceFilter(root)

/** A list that is narrowed while typing: `[data-filter]` and the parts it names (KanaIndex.astro, FaqView.astro). */
function enhanceFilter(root: HTMLElement): void {
  const input = root.querySelector<HTMLInputElement>('[data-filter-input]')
  const status = root.querySelector('[data-filter-status]')
  if (!input) return
  const entries = [...root.querySelectorAll<HTMLElement>('[data-filter-entry]')].map((element) => ({
    element,
    // The search covers what is shown: name, reading and note.
    text: foldText(element.textContent),
  }))
  const show = () => {
    const words = toSearchWords(input.value)
    let found = 0
    for (const { element, text } of entries) {
      element.hidden = !words.every((word) => text.includes(word))
      if (!element.hidden) found += 1
    }
    for (const group of root.querySelectorAll<HTMLElement>('[data-filter-group]')) {
      group.hidden = !group.querySelector('[data-filter-entry]:not([hidden])')
    }
    if (status)
      status.textContent = words.length === 0 ? '' : found ? filterText.found(found) : filterText.none
  }
  input.addEventListener('input', show)
  // A browser that came back kept what was typed.
  if (input.value) show()
}
