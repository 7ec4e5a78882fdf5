/** What the editor keeps; anything else it would drop without a word. */
const KEPT: Record<string, readonly string[]> = {
  A: ['href', 'target', 'rel'],
  IMG: ['src', 'alt', 'title', 'width', 'height'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan', 'scope'],
  ...Object.fromEntries(
    'P BR H2 H3 H4 STRONG B EM I S U CODE PRE BLOCKQUOTE UL OL LI HR TABLE THEAD TBODY TR COLGROUP COL'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
}
/** No page shows them (the API's rules of rich text), so nothing is lost with them. */
const NEVER_SHOWN = ['class', 'style']

/** Whether the editor can take `html` up and give it back with nothing missing. */
export function fitsEditor(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('*')].every(({ tagName, attributes }) => {
    const kept = KEPT[tagName]
    return kept && [...attributes].every(({ name }) => kept.includes(name) || NEVER_SHOWN.includes(name))
  })
}

/** Inline styles: no page shows them, and the policy of this one reports each. */
export function withoutStyles(html: string): string {
  return html.replace(/<[a-z](?:[^<>"]|"[^"]*")*>/gi, (tag) =>
    tag.replace(/\sstyle=(?:"[^"]*"|'[^']*')/gi, ''),
  )
}
