import type { Catalog } from '#contract/shapes/catalog.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import { read } from './read.ts'

/** Printed catalogues with their pages, newest first, id `all`. */
export const catalogLoader = createEntryLoader<{ catalogs: Catalog[] }>('catalogs', async () => {
  const { body } = await read('GET /v1/catalog', { query: { per: 'all' } })
  return { data: { catalogs: body.data }, tags: ['catalogs'] }
})
