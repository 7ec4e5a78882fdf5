/**
 * Suggestions below the search field. They are loaded when somebody is about to type, so no page pays for them before.
 */
export function enhanceSearchField(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'q' || target.ariaExpanded) return
    target.ariaExpanded = 'false'
    void import('./suggest.ts').then(({ suggest }) => suggest(target))
  })
}
