import type { Bike, BikeModel, Judgement } from '#contract/shapes/bikes.ts'
import type { CallOutput } from '#contract/index.ts'
import type { Facet, ProductSummary } from '#contract/shapes/product.ts'
import type { Paging } from '#src/rules/page/paging.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import { readCategories } from './frame-loader.ts'
import { BAKED_LIST_PAGES } from './product-list-loader.ts'
import { toProductTags } from './product-tags.ts'
import { read } from './read.ts'

/** Products of one page of a model of a bike; all of them can be judged in one call. */
const PER_PAGE = 15

type BikeMaker = CallOutput<'GET /v1/bike-makers'>['data'][number]

export interface BikeMakerDetail {
  maker: BikeMaker
  models: BikeModel[]
}

/** What is said of one product and the generations of a model. */
export interface JudgedProduct {
  product: ProductSummary
  /** One for each generation, in their order. */
  judged: { bike: Bike; state: Judgement; note: string | null }[]
}

export interface BikeModelDetail {
  model: BikeModel
  /** What is made for any of its generations. */
  products: JudgedProduct[]
  /** How many of those each category at the top holds. */
  categories: Facet['values']
  paging: Paging
}

/** Makers of bikes, id `all`. */
export const bikeMakerListLoader = createEntryLoader<{ makers: BikeMaker[] }>('bike-makers', async () => {
  const { body } = await read('GET /v1/bike-makers', { query: { per: 'all' } })
  return { data: { makers: body.data }, tags: ['bike-list'] }
})

/** One maker of bikes by key, with its models. */
export const bikeMakerLoader = createEntryLoader<BikeMakerDetail>('bike-makers', async ({ id }) => {
  const { body } = await read('GET /v1/bike-makers', { query: { per: 'all' } })
  const maker = body.data.find(({ key }) => key === id)
  if (!maker) return undefined
  const models = await read('GET /v1/bike-models', { query: { maker: [id], per: 'all' } })
  return {
    data: { maker, models: models.body.data },
    // It counts what is made for each of its models.
    tags: ['bike-list', ...models.body.data.map(toListTag)],
  }
})

/** One page of what is made for a model of a bike. */
export const bikeModelLoader = createEntryLoader<
  BikeModelDetail,
  { maker: string; model: string; page: number }
>('bike-models', async ({ maker, model: key, page }) => {
  const found = await read('GET /v1/bike-models', { query: { keys: [`${maker}/${key}`] } })
  const [model] = found.body.data
  if (!model) return undefined
  const made_for = model.bikes.map((bike) => bike.key)
  const { body, paging } = await read('GET /v1/products', {
    query: { made_for, page, per: PER_PAGE, facets: true },
  })
  if (!paging) throw new Error('GET /v1/products answered without paging headers.')
  if (page > paging.last_page) return undefined
  return {
    data: {
      model,
      products: await judge(model.bikes, body.data),
      categories: await pickTops(body.facets ?? []),
      paging,
    },
    tags: [`bikes:${toName(model)}`, toListTag(model), ...toProductTags(body.data)],
    // Products name it in their tables.
    listing: {
      lists: [toBikeNameTag(model)],
      neighbours: [],
      facts: [model.maker, model.model, model.bikes.map((bike) => [bike.key, bike.year_from, bike.year_to])],
    },
  }
})

/** How many pages of a model are baked. */
export const countBikePages = (product_count: number): number =>
  Math.min(Math.max(1, Math.ceil(product_count / PER_PAGE)), BAKED_LIST_PAGES)

/** Counts of the categories at the top of the tree. */
async function pickTops(facets: readonly Facet[]): Promise<Facet['values']> {
  const tops = (await readCategories()).filter(({ parent_key }) => parent_key === null)
  const keys = new Set(tops.map(({ key }) => key))
  const counted = facets.find(({ name }) => name === 'category')?.values ?? []
  return counted.filter(({ key }) => keys.has(key))
}

/** What every product is said to go on or not, generation by generation. */
async function judge(bikes: readonly Bike[], products: readonly ProductSummary[]): Promise<JudgedProduct[]> {
  const keys = products.map(({ key }) => key)
  const answers = await Promise.all(
    keys.length === 0
      ? []
      : bikes.map(async (bike) => {
          const params = { resourceKey: bike.key }
          const { body } = await read('GET /v1/bikes/{resourceKey}/judgements', { params, query: { keys } })
          return { bike, byKey: new Map(body.data.map((one) => [one.key, one])) }
        }),
  )
  return products.map((product) => ({
    product,
    judged: answers.flatMap(({ bike, byKey }) => {
      const said = byKey.get(product.key)
      return said ? [{ bike, state: said.state, note: said.note }] : []
    }),
  }))
}

const toName = ({ maker, model }: Pick<BikeModel, 'maker' | 'model'>) => `${maker.key}/${model.key}`

/** Of pages that list what is made for a model. */
export function toListTag(of: Pick<BikeModel, 'maker' | 'model'>): string {
  return `product-lists:bike:${toName(of)}`
}

/** Of pages that name a model, its maker or its years. */
export function toBikeNameTag(of: Pick<BikeModel, 'maker' | 'model'>): string {
  return `bike-names:${toName(of)}`
}
