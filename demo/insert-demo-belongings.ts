import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import { user_addresses } from '#shop-api/db/schema/addresses.ts'
import { bikes, user_bikes } from '#shop-api/db/schema/bikes.ts'
import { coupons } from '#shop-api/db/schema/campaigns.ts'
import {
  measurements,
  name_embroideries,
  system_message_reads,
  system_messages,
  user_memorials,
} from '#shop-api/db/schema/member-records.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { user_coupons } from '#shop-api/db/schema/wallet.ts'
import { expirePoints } from '#shop-api/benefits/expire-points.ts'
import { addPoints, takePoints } from '#shop-api/benefits/move-points.ts'
import { addDays, toJapanDay } from '#src/rules/date/japan-time.ts'
import { DEMO_POINT_REASONS } from '#src/text/demo/first-member.ts'
import { daysAgo } from './days-ago.ts'
import { addresses, embroidery, measured, memorials } from './demo-belongings.ts'
import { insertDemoInquiry } from './insert-demo-inquiry.ts'
import { insertDemoInvoices } from './insert-demo-invoices.ts'
import { insertDemoOrders } from './insert-demo-orders.ts'
import { insertDemoOrderLists } from './insert-demo-order-lists.ts'
import { insertDemoQuotations } from './insert-demo-quotations.ts'
import { insertDemoStatement } from './insert-demo-statement.ts'
import { insertDemoTraces } from './insert-demo-traces.ts'
import type { DemoContext, SeedContext } from './seed-context.ts'
import { insertRows } from './insert-rows.ts'

/** How long the demo member has been a member. */
const JOINED_DAYS_AGO = 420

/** What the member everybody can log in as has gathered in a shop, so that no screen of the account is empty. */
export async function insertDemoBelongings(context: SeedContext): Promise<void> {
  const { tx, channel_id, shop, now } = context
  const { member_story: story } = shop
  const [first] = shop.members
  if (!story || !first) return
  const [user] = await tx
    .update(users)
    .set({ created_at: daysAgo(now, JOINED_DAYS_AGO) })
    .where(and(eq(users.channel_id, channel_id), eq(users.code, first.code)))
    .returning()
  if (!user) throw new Error(`The shop ${shop.channel} has no member ${first.code}`)
  const demo: DemoContext = { ...context, user, story }
  await insertRecords(demo)
  await insertOwnBikes(demo)
  await insertMessages(demo)
  await insertWallet(demo)
  await insertDemoInquiry(demo)
  await insertDemoTraces(demo)
  await insertDemoOrders(demo)
  await insertDemoStatement(demo)
  await insertDemoInvoices(demo)
  await insertDemoOrderLists(demo)
  await insertDemoQuotations(demo)
}

async function insertRecords({ tx, user, now }: DemoContext): Promise<void> {
  const user_id = user.id
  const own = { user_id, division_ct: 1 as const, is_default: true, is_sender_default: true }
  await tx.insert(user_addresses).values({ ...own, created_at: daysAgo(now, JOINED_DAYS_AGO) })
  const known_days = [380, 300, 210, 95]
  await insertRows(
    tx,
    user_addresses,
    addresses.map((address, at) => ({
      ...address,
      user_id,
      division_ct: 2 as const,
      created_at: daysAgo(now, known_days[at] ?? 90),
    })),
  )
  await insertRows(
    tx,
    user_memorials,
    memorials.map((memorial) => ({ ...memorial, user_id })),
  )
  await insertRows(
    tx,
    measurements,
    measured.map(({ days_ago, ...row }) => ({ ...row, user_id, measured_at: daysAgo(now, days_ago) })),
  )
  await tx.insert(name_embroideries).values({ user_id, embroidery, updated_at: daysAgo(now, 60) })
}

/** A month between one and the next. */
async function insertOwnBikes({ tx, channel_id, user, story, now }: DemoContext): Promise<void> {
  const owned = story.bikes ?? []
  for (const [at, key] of owned.entries()) {
    const [bike] = await tx
      .select({ id: bikes.id })
      .from(bikes)
      .where(and(eq(bikes.channel_id, channel_id), eq(bikes.key, key)))
    if (!bike) throw new Error(`The demo member owns a bike the shop does not know: ${key}`)
    const added_at = daysAgo(now, (owned.length - at) * 30)
    await tx.insert(user_bikes).values({ user_id: user.id, bike_id: bike.id, added_at })
  }
}

async function insertMessages({ tx, channel_id, user, story, now }: DemoContext): Promise<void> {
  for (const { key, title, body_html: body, days_ago, is_read } of story.messages) {
    const sent_at = daysAgo(now, days_ago)
    const [sent] = await tx
      .insert(system_messages)
      .values({ channel_id, user_id: null, key, title, body, sent_at })
      .returning({ id: system_messages.id })
    if (sent && is_read) {
      const read_at = daysAgo(now, days_ago - 1)
      await tx.insert(system_message_reads).values({ user_id: user.id, message_id: sent.id, read_at })
    }
  }
}

/** Points came, went, ran out and soon run out; two coupons are at hand. */
async function insertWallet({ tx, channel_id, user, now }: DemoContext): Promise<void> {
  const user_id = user.id
  const at = (days: number) => ({ user_id, now: daysAgo(now, days) })
  const until = (days: number) => addDays(toJapanDay(now), days)
  const welcome = { kind: 'grant', point: 500, reason: DEMO_POINT_REASONS.welcome } as const
  await addPoints(tx, { ...at(JOINED_DAYS_AGO), ...welcome, expires_on: until(-56) })
  await takePoints(tx, { ...at(200), kind: 'use', point: 320, reason: DEMO_POINT_REASONS.used })
  await expirePoints(tx, daysAgo(now, 55))
  const birthday = { kind: 'grant', point: 300, reason: DEMO_POINT_REASONS.birthday } as const
  await addPoints(tx, { ...at(40), ...birthday, expires_on: until(20) })
  const review = { kind: 'grant', point: 50, reason: DEMO_POINT_REASONS.review } as const
  await addPoints(tx, { ...at(30), ...review, expires_on: until(335) })
  const current = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(
      and(eq(coupons.channel_id, channel_id), or(isNull(coupons.expires_at), gt(coupons.expires_at, now))),
    )
    .orderBy(asc(coupons.id))
    .limit(2)
  await insertRows(
    tx,
    user_coupons,
    current.map(({ id }, place) => ({
      user_id,
      coupon_id: id,
      page: place === 0 ? ('coupon' as const) : ('lp' as const),
      taken_at: daysAgo(now, 12 - place),
      used_at: null,
    })),
  )
}
