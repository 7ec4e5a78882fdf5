import type { Db } from '#shop-api/db/db.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { insertShop } from '#shop-api/shops/insert-shop.ts'
import { DEMO_BANK_ACCOUNT } from '#src/text/demo/first-payments.ts'
import { menusDocument } from '#shop-api/editing/documents/menus-document.ts'
import { tradeLawDocument } from '#shop-api/editing/documents/trade-law-document.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { insertDemoBelongings } from './insert-demo-belongings.ts'
import { insertDemoBusiness } from './insert-demo-business.ts'
import { insertDemoCampaigns } from './insert-demo-campaigns.ts'
import { insertDemoContent } from './insert-demo-content.ts'
import { insertDemoProducts } from './insert-demo-products.ts'
import { insertDemoShelves } from './insert-demo-shelves.ts'
import { insertRows } from './insert-rows.ts'
import type { SeedContext, SeedOptions } from './seed-context.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { foldAnswer } from '#shop-api/members/login/fold-login.ts'
import { product_questions } from '#shop-api/db/schema/visitors.ts'
import { daysAgo } from './days-ago.ts'
import { findDemoProducts } from './find-demo-products.ts'
import { coordinate_products, coordinates, stylists } from '#shop-api/db/schema/stylists.ts'
import { toDemoGround } from './demo-ground.ts'
import type { DemoCoordinate } from './demo-shop.ts'
import { insertPicture } from './insert-picture.ts'

/** Days before the demo's «now» when the profiles were last touched. */
const PROFILES_DAYS_AGO = 20

/** A shop answers within a day. */
const ANSWERED_AFTER_DAYS = 1

/** Inserts answered questions about the products there are. */
async function insertDemoQuestions(context: SeedContext): Promise<void> {
  const { tx, channel_id, shop, now } = context
  const asked = await findDemoProducts(context, [
    ...new Set(shop.product_questions.map((one) => one.product_key)),
  ])
  const idByKey = new Map(asked.map(({ key, id }) => [key, id]))
  const rows = shop.product_questions.flatMap(({ product_key, asked_days_ago, ...question }) => {
    const model_id = idByKey.get(product_key)
    if (!model_id) return []
    const asked_at = daysAgo(now, asked_days_ago)
    const answered_at = daysAgo(now, asked_days_ago - ANSWERED_AFTER_DAYS)
    return [{ ...question, channel_id, model_id, asked_at, answered_at }]
  })
  await insertRows(tx, product_questions, rows)
}

/** Inserts a demo shop as one new channel, all or nothing. Same shop, count and now: same rows, same ids. */
export async function insertDemoShop(db: Db, options: SeedOptions): Promise<void> {
  const { shop, now } = options
  const keycode_hash = shop.keycode === null ? null : await hashPassword(shop.keycode)
  await db.transaction(async (tx) => {
    const ground = {
      ...shop,
      account: DEMO_BANK_ACCOUNT(shop.company.name_kana),
      takes_cards: options.takes_cards,
      keycode_hash,
    }
    const channel_id = await insertShop(tx, ground, now)
    if (channel_id === undefined) throw new Error(`The channel ${shop.channel} is there already`)
    const context: SeedContext = { ...options, tx, channel_id }
    if (shop.trade_law) {
      const words = { ...(await tradeLawDocument.read(tx, channel_id)), ...shop.trade_law }
      await tradeLawDocument.write(tx, { channel_id, now }, words)
    }
    if (shop.menus) await menusDocument.write(tx, { channel_id, now }, shop.menus)
    const shelves = await insertDemoShelves(context)
    await insertDemoProducts(context, shelves)
    await insertDemoContent(context)
    await insertDemoQuestions(context)
    await insertDemoStylists(context)
    await insertDemoCampaigns(context)
    await insertDemoMembers(context)
    await insertDemoBusiness(context)
    await insertDemoBelongings(context)
    await recordChange(tx, {
      channel_id,
      changed: [{ type: 'channel', key: shop.channel, action: 'created' }],
      now,
    })
  })
}

/** The members of a demo shop, with the passwords the README tells. */
async function insertDemoMembers({ tx, channel_id, shop, now }: SeedContext): Promise<void> {
  for (const { password, answer, ...member } of shop.members) {
    await tx.insert(users).values({
      ...member,
      channel_id,
      username: member.email,
      password_hash: await hashPassword(password),
      password_changed_at: now,
      answer_hash: answer === null ? null : await hashPassword(foldAnswer(answer)),
      created_at: now,
    })
  }
}

/** Things in the picture of somebody. */
const SHOWN_OF_WORK = 4

/** Inserts the shop's people and what they put together, of which the first is their picture: nobody's face is drawn. */
async function insertDemoStylists(context: SeedContext): Promise<void> {
  const { tx, channel_id, shop, now } = context
  const { ground } = toDemoGround(shop)
  for (const [seed, stylist] of shop.stylists.entries()) {
    const { coordinates: worn, profile_html, ...person } = stylist
    const work = await findDemoProducts(
      context,
      worn.flatMap(({ product_keys }) => product_keys),
    )
    const kinds = [...new Set(work.map(({ drawing }) => drawing.kind))].slice(0, SHOWN_OF_WORK)
    const picture =
      kinds.length > 0
        ? await insertPicture(
            context,
            `stylists/${person.key}`,
            { type: 'scene', kinds, seed: seed + shop.channel.length, ground, mood: 'day', shape: 'square' },
            `${person.name}の仕事`,
          )
        : null
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
