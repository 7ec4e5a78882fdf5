import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import { loadSettings } from '#shop-api/channels/load-settings.ts'
import { loadShopOrigin, type ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import { loadSellingTerms } from '#shop-api/cart/load-selling-terms.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { order_lists } from '#shop-api/db/schema/order-lists.ts'
import { createLetter } from '#shop-api/mail/create-letter.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { toFullName } from '#shop-api/members/account/to-user.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { isWakingHour } from '#src/rules/date/waking-hour.ts'
import { ORDER_LIST_MAIL } from '#src/text/order-list/order-list-mail.ts'
import { loadKeptLines, loadListLines } from './load-list-lines.ts'

/** Letters of one round; the rest is written in the next. */
const BATCH = 200
/** Goods a letter names. */
const NAMED_GOODS = 10

/**
 * Writes to owners of lists whose day has come, once for each such day and never at night. Where a shop sells nothing, or has no
 * lists, nobody hears of any; what is still due is told when it sells again.
 */
export async function tellDueLists(db: Db, now: Date, config: ShopOriginConfig): Promise<void> {
  const today = toJapanDay(now)
  if (!isWakingHour(now)) return
  const waiting = await db
    .selectDistinct({ channel: channels })
    .from(order_lists)
    .innerJoin(channels, eq(channels.id, order_lists.channel_id))
    .where(isUntold(today))
  const open: number[] = []
  for (const { channel } of waiting) if (await isOpen(db, channel)) open.push(channel.id)
  if (open.length === 0) return
  const due = await db
    .select({ id: order_lists.id, channel: { id: channels.id, name: channels.name } })
    .from(order_lists)
    .innerJoin(channels, eq(channels.id, order_lists.channel_id))
    .innerJoin(users, eq(users.id, order_lists.user_id))
    .where(
      and(
        isUntold(today),
        inArray(order_lists.channel_id, open),
        isNull(users.left_at),
        isNotNull(users.email),
      ),
    )
    .orderBy(asc(order_lists.id))
    .limit(BATCH)
  for (const { id, channel } of due) {
    await db.transaction((tx) => tellOwner(tx, { id, channel, now, today, config }))
  }
}

async function isOpen(db: Db, { id, name, maintenance }: typeof channels.$inferSelect): Promise<boolean> {
  if (maintenance) return false
  const settings = await loadSettings(db, { id, name })
  if (settings['PLUGIN.ORDER_LIST.IS_USE'] !== true || settings['SITE.NO_MEMBER_USE']) return false
  return (await loadSellingTerms(db, id)).is_selling
}

async function tellOwner(
  tx: Tx,
  {
    id,
    channel,
    now,
    today,
    config,
  }: {
    id: number
    channel: { id: number; name: string }
    now: Date
    today: string
    config: ShopOriginConfig
  },
): Promise<void> {
  const [list] = await tx
    .update(order_lists)
    .set({ told_on: today })
    .where(and(eq(order_lists.id, id), isUntold(today)))
    .returning()
  // Another process of the shop was faster, or the list was ordered just now.
  if (!list) return
  const [owner] = await tx.select().from(users).where(eq(users.id, list.user_id))
  if (!owner?.email) return
  const seller = await loadSeller(tx, channel.id, channel.name)
  const origin = await loadShopOrigin(tx, channel, config)
  const reader = { channel_id: channel.id, user_id: owner.id, now, locked: new Set<number>() }
  const lines = await loadListLines(tx, reader, await loadKeptLines(tx, id))
  const gone = lines.filter(({ max_quantity }) => max_quantity === 0).length
  const words = ORDER_LIST_MAIL
  const dear = toFullName(owner.last_name, owner.first_name)
  const paragraphs = [
    ...words.lines(dear, list.name, `${origin}/mypage/order_list/${id}/`),
    ...(gone === lines.length
      ? [words.all_gone]
      : [
          words.goods(lines.slice(0, NAMED_GOODS), Math.max(0, lines.length - NAMED_GOODS)),
          ...(gone > 0 ? [words.some_gone(gone)] : []),
        ]),
    words.end,
  ]
  const mail = await createLetter(owner.email, words.subject(seller.shop, list.name), paragraphs, seller)
  const topic = `order-list:${id}:${list.next_on}`
  await queueMail(tx, { channel_id: channel.id, topic, mail, now })
}

/** Its day has come, and its owner was not told of that day yet. */
function isUntold(today: string) {
  const { next_on, told_on } = order_lists
  return and(lte(next_on, today), or(isNull(told_on), lt(told_on, next_on)))
}
