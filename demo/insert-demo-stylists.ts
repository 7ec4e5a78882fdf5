import { coordinate_products, coordinates, stylists } from '#shop-api/db/schema/stylists.ts'
import { daysAgo } from './days-ago.ts'
import { toDemoGround } from './demo-ground.ts'
import type { DemoCoordinate } from './demo-shop.ts'
import { findDemoProducts } from './find-demo-products.ts'
import type { SeedContext } from './seed-context.ts'
import { insertPicture } from './insert-picture.ts'
import { insertRows } from './insert-rows.ts'

/** Days before the demo's «now» when the profiles were last touched. */
const PROFILES_DAYS_AGO = 20

/** Inserts the shop's people and what they put together. */
export async function insertDemoStylists(context: SeedContext): Promise<void> {
  const { tx, channel_id, shop, now } = context
  const { ground } = toDemoGround(shop)
  for (const [seed, stylist] of shop.stylists.entries()) {
    const { coordinates: worn, profile_html, looks, ...person } = stylist
    const picture = await insertPicture(
      context,
      `stylists/${person.key}`,
      { type: 'portrait', seed: seed + shop.channel.length, ground, ...(looks && { traits: looks }) },
      person.name,
    )
    const [inserted] = await tx
      .insert(stylists)
      .values({
        ...person,
        channel_id,
        picture,
        profile: profile_html,
        updated_at: daysAgo(now, PROFILES_DAYS_AGO),
      })
      .returning({ id: stylists.id })
    if (!inserted) throw new Error(`The stylist ${person.key} could not be made`)
    for (const [at, coordinate] of worn.entries())
      await insertCoordinate(context, coordinate, { id: inserted.id, folder: `stylists/${person.key}/${at}` })
  }
}

async function insertCoordinate(
  context: SeedContext,
  { title, body, product_keys, published_days_ago }: DemoCoordinate,
  stylist: { id: number; folder: string },
): Promise<void> {
  const { tx, shop, now } = context
  const worn = await findDemoProducts(context, product_keys)
  if (worn.length === 0) return
  const picture = await insertPicture(
    context,
    stylist.folder,
    {
      type: 'scene',
      kinds: [...new Set(worn.map(({ drawing }) => drawing.kind))],
      seed: published_days_ago,
      ground: toDemoGround(shop).ground,
      mood: 'day',
      shape: 'scene',
    },
    title,
  )
  const [inserted] = await tx
    .insert(coordinates)
    .values({ stylist_id: stylist.id, title, body, picture, published_at: daysAgo(now, published_days_ago) })
    .returning({ id: coordinates.id })
  if (!inserted) throw new Error(`The outfit ${title} could not be made`)
  await insertRows(
    tx,
    coordinate_products,
    worn.map(({ id }, position) => ({ coordinate_id: inserted.id, model_id: id, position })),
  )
}
