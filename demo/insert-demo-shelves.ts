import { categories, tags } from '#shop-api/db/schema/catalogue.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { toDemoGround } from './demo-ground.ts'
import { insertDemoBikes } from './insert-demo-bikes.ts'
import type { DemoCategory } from './demo-shop.ts'
import type { SeedContext, Shelves } from './seed-context.ts'
import { insertPicture } from './insert-picture.ts'
import { insertRows, reserveIds } from './insert-rows.ts'

/** Inserts the category trees, makers, brands and tags. */
export async function insertDemoShelves(context: SeedContext): Promise<Shelves> {
  const { tx, channel_id, shop } = context
  const placed = placeCategories(shop.categories)
  const { next, settle } = await reserveIds(tx, categories)
  const look = toDemoGround(shop)
  const byKey: Shelves['categories'] = new Map()
  for (const { category, parent, position } of placed) {
    const id = next()
    const above = parent ? (byKey.get(parent.key)?.path ?? []) : []
    const path = [...above, { id, name: category.name }]
    byKey.set(category.key, { path })
    await insertRows(tx, categories, [
      {
        id,
        channel_id,
        belongs_to: 'products',
        parent_id: above.at(-1)?.id ?? null,
        key: category.key,
        name: category.name,
        description: category.description ?? '',
        picture: await insertPicture(
          context,
          `categories/${category.key}`,
          { type: 'thing', kind: category.picture_kind, seed: position + 1, ...look },
          category.name,
        ),
        depth: above.length,
        path: path.map((shelf) => shelf.id),
        position,
      },
    ])
  }
  await insertRows(
    tx,
    categories,
    shop.inquiry_categories.map(({ key, name }, position) => {
      const id = next()
      return { id, channel_id, belongs_to: 'inquiries' as const, key, name, depth: 0, path: [id], position }
    }),
  )
  await settle()
  const madeBy = await insertMakers(context)
  return {
    categories: byKey,
    makers: madeBy,
    brands: await insertBrands(context, madeBy),
    tags: await insertTags(context),
    bikes: await insertDemoBikes(context),
  }
}

function placeCategories(roots: DemoCategory[]) {
  const placed: { category: DemoCategory; parent: DemoCategory | undefined; position: number }[] = []
  const place = (category: DemoCategory, parent?: DemoCategory) => {
    placed.push({ category, parent, position: placed.length })
    for (const child of category.children ?? []) place(child, category)
  }
  for (const root of roots) place(root)
  return placed
}

async function insertMakers(context: SeedContext): Promise<Shelves['makers']> {
  const { tx, channel_id, shop } = context
  const { next, settle } = await reserveIds(tx, makers)
  const byKey: Shelves['makers'] = new Map()
  for (const [seed, { key, name, name_kana, country, description_html }] of shop.makers.entries()) {
    const id = next()
    byKey.set(key, { id, name, name_kana })
    const logo = await insertPicture(context, `makers/${key}`, { type: 'logo', name, seed }, `${name}のロゴ`)
    await insertRows(tx, makers, [
      { id, channel_id, key, name, name_kana, country, description: description_html, logo },
    ])
  }
  await settle()
  return byKey
}

async function insertBrands(
  { tx, channel_id, shop }: SeedContext,
  madeBy: Shelves['makers'],
): Promise<Shelves['brands']> {
  const { next, settle } = await reserveIds(tx, brands)
  const byKey: Shelves['brands'] = new Map()
  const rows = shop.brands.map(({ maker_key, ...brand }) => {
    const id = next()
    byKey.set(brand.key, { id, name: brand.name, name_kana: brand.name_kana })
    return { ...brand, id, channel_id, maker_id: madeBy.get(maker_key)?.id ?? null }
  })
  await insertRows(tx, brands, rows)
  await settle()
  return byKey
}

async function insertTags({ tx, channel_id, shop }: SeedContext): Promise<Shelves['tags']> {
  const { next, settle } = await reserveIds(tx, tags)
  const rows = await Promise.all(
    shop.tags.map(async ({ key, name, password }, position) => {
      const id = next()
      const password_hash = password === undefined ? null : await hashPassword(password)
      return { id, channel_id, key, name, position, password_hash }
    }),
  )
  await insertRows(tx, tags, rows)
  await settle()
  return new Map(rows.map(({ key, id }) => [key, id]))
}
