import type { Stylist, StylistDetail } from '#contract/shapes/stylist.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import { isNotFound } from './is-not-found.ts'
import { toProductTags } from './product-tags.ts'
import { read } from './read.ts'
import { toSafeHtml } from './rich-text.ts'

/** Every stylist in kana order, id `all`. */
export const stylistListLoader = createEntryLoader<{ stylists: Stylist[] }>('stylist-list', async () => {
  const { body } = await read('GET /v1/stylists', { query: { per: 'all' } })
  return {
    data: { stylists: body.data },
    tags: ['stylist-list', ...body.data.map(({ key }) => `stylists:${key}`)],
  }
})

/** One stylist with outfits, by key. */
export const stylistLoader = createEntryLoader<StylistDetail>('stylists', async ({ id }) => {
  try {
    const { body } = await read('GET /v1/stylists/{resourceKey}', { params: { resourceKey: id } })
    const products = body.coordinates.flatMap((outfit) => outfit.products)
    return {
      data: { ...body, profile: toSafeHtml(body.profile) },
      tags: [`stylists:${body.key}`, ...toProductTags(products)],
    }
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
})
