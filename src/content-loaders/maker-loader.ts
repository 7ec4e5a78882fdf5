import type { Brand, Maker } from '#contract/shapes/content.ts'
import type { ProductSummary } from '#contract/shapes/product.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import { isNotFound } from './is-not-found.ts'
import { MAKER_NAMES_TAG, toMakerNameTag, toProductTags } from './product-tags.ts'
import { read } from './read.ts'
import { toSafeHtml } from './rich-text.ts'

/** Products shown on a maker's page; the rest is one link away in the list. */
const SHOWN_PRODUCTS = 6

export interface MakerDetail {
  maker: Maker
  brands: Brand[]
  products: ProductSummary[]
}

/** Every maker in kana order, id `all`. Behaviour 3.4: requested with per=all. */
export const makerListLoader = createEntryLoader<{ makers: Maker[] }>('maker-list', async () => {
  const { body } = await read('GET /v1/makers', { query: { per: 'all' } })
  const makers = body.data.map((maker) => ({ ...maker, description: toSafeHtml(maker.description) }))
  return {
    data: { makers },
    tags: ['maker-list', 'product-lists:all', ...makers.map(({ key }) => `makers:${key}`)],
  }
})

/** Every brand in kana order with its maker's name, id `all`. Behaviour 3.4: read once and kept. */
export const brandListLoader = createEntryLoader<{ brands: (Brand & { maker: string | null })[] }>(
  'brand-list',
  async () => {
    const [{ body: brands }, { body: makers }] = await Promise.all([
      read('GET /v1/brands', { query: { per: 'all' } }),
      read('GET /v1/makers', { query: { per: 'all' } }),
    ])
    const names = new Map(makers.data.map(({ key, name }) => [key, name]))
    return {
      data: {
        brands: brands.data.map((brand) => ({ ...brand, maker: names.get(brand.maker_key ?? '') ?? null })),
      },
      tags: [
        'brand-list',
        'maker-list',
        'product-lists:all',
        ...brands.data.map(({ key }) => `brands:${key}`),
      ],
    }
  },
)

/** One maker by key, with its brands and what sells best of it. */
export const makerLoader = createEntryLoader<MakerDetail>('makers', async ({ id }) => {
  try {
    const [{ body: maker }, { body: brands }, { body: products }] = await Promise.all([
      read('GET /v1/makers/{resourceKey}', { params: { resourceKey: id } }),
      read('GET /v1/brands', { query: { per: 'all' } }),
      read('GET /v1/products', { query: { maker: [id], per: SHOWN_PRODUCTS } }),
    ])
    const own = brands.data.filter(({ maker_key }) => maker_key === maker.key)
    return {
      data: {
        maker: { ...maker, description: toSafeHtml(maker.description) },
        brands: own,
        products: products.data,
      },
      tags: [
        `makers:${maker.key}`,
        'brand-list',
        ...own.map(({ key }) => `brands:${key}`),
        `product-lists:maker:${maker.key}`,
        // A brand's count may include products of another maker.
        ...own.map(({ key }) => `product-lists:brand:${key}`),
        ...toProductTags(products.data),
      ],
      updated_at: maker.updated_at,
      // Products show their maker's name, and filters are in its order.
      listing: {
        lists: [MAKER_NAMES_TAG, toMakerNameTag(maker.key)],
        neighbours: [],
        facts: [maker.name, maker.name_kana],
      },
    }
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
})
