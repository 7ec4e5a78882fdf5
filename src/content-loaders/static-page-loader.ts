import type { StaticPage } from '#contract/shapes/content.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import { isNotFound } from './is-not-found.ts'
import { read } from './read.ts'
import { toSafeHtml } from './rich-text.ts'
import { addContents, type ContentsEntry } from './table-of-contents.ts'

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
