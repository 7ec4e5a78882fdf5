import type { StaticPage } from '#contract/shapes/content.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import { isNotFound } from './is-not-found.ts'
import { read } from './read.ts'
import { toSafeHtml } from './rich-text.ts'

export type LinkedStaticPage = StaticPage & {
  /** Its headings, in their order. */
  contents: ContentsEntry[]
}

/** One static page by its address, e.g. `/tradelaw/`. */
export const staticPageLoader = createEntryLoader<LinkedStaticPage>('static-pages', async ({ id }) => {
  try {
    const { body: page } = await read('GET /v1/static-pages/url{url}', { params: { url: id } })
    const { html, contents } = addContents(toSafeHtml(page.body))
    const data = { ...page, body: html, contents }
    return { data, tags: [`static-pages:${page.url}`], updated_at: page.updated_at }
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
})

interface ContentsEntry {
  /** Of the heading: `#id` leads there. */
  id: string
  /** Words of the heading as HTML without tags. */
  html: string
}

/** Safe rich text whose second-level headings can be linked to, and what they are. */
export function addContents(html: string): { html: string; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = []
  const linked = html.replace(
    /<h2(?: id="([^"<]*)")?>((?:[^<]|<(?!\/?h2\b))*)<\/h2>/g,
    (_, given = '', words: string) => {
      const id = given || `section-${contents.length + 1}`
      contents.push({ id, html: words.replace(/<[^<>]*>/g, '').trim() })
      return `<h2 id="${id}">${words}</h2>`
    },
  )
  return { html: linked, contents }
}
