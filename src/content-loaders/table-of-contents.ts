export interface ContentsEntry {
  /** Of the heading: `#id` leads there. */
  id: string
  /** Words of the heading as HTML without tags. */
  html: string
}

/** Safe rich text whose second-level headings can be linked to, and what they are. */
export function addContents(html: string): { html: string; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = []
  const linked = html.replace(/<h2(?: id="([^"]*)")?>([\s\S]*?)<\/h2>/g, (_, given = '', words: string) => {
    const id = given || `section-${contents.length + 1}`
    contents.push({ id, html: words.replace(/<[^>]*>/g, '').trim() })
    return `<h2 id="${id}">${words}</h2>`
  })
  return { html: linked, contents }
}
