import type { StaticPage } from '#contract/shapes/content.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import { isNotFound } from './is-not-found.ts'
import { read } from './read.ts'
import { toSafeHtml } from './rich-text.ts'

/** One static page by its address, e.g. `/tradelaw/`. */
export const staticPageLoader = createEntryLoader<StaticPage>('static-pages', async ({ id }) => {
  try {
    const { body } = await read('GET /v1/static-pages/url{url}', { params: { url: id } })
    return { data: { ...body, body: toSafeHtml(body.body) }, tags: [`static-pages:${body.url}`] }
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
})
