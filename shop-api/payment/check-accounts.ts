import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { PaymentAccount } from '#contract/shapes/payment-account.ts'
import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { payment_attempts, payment_notices } from '#shop-api/db/schema/payment.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import type { Payments } from './payments.ts'

interface Scope {
  db: Db
  channel: { name: string }
  now: Date
  payments: Payments
}

/** Notices come within seconds; one this late was not sent here. */
const NOTICE_WITHIN_MS = 10 * 60 * 1000

/** Asks every provider a shop has an account at whether it can be used, and looks when it last told something. */
export async function checkAccounts({ db, channel, now, payments }: Scope): Promise<PaymentAccount[]> {
  const shops = await db.select({ id: channels.id, name: channels.name }).from(channels)
  const asked = payments.accounts.filter(({ isOf }) => isOf(channel.name))
  return Promise.all(
    asked.map(async ({ account: { provider, settings }, isOf }) => {
      const own = shops.filter(({ name }) => isOf(name))
      const ids = own.map(({ id }) => id)
      return {
        provider: provider.name,
        shops: own.map(({ name }) => name),
        is_test: Object.values(settings).some(({ is_test }) => is_test),
        check: hideStrangers((await provider.check()) ?? null, provider.name),
        last_payment_at: await findLastPayment(db, provider.name, ids, now),
        last_notice_at: await findLastNotice(db, provider.name, ids),
      }
    }),
  )
}

/** Other programs that share the account have addresses of their own, which may hold secrets. */
function hideStrangers(check: PaymentAccount['check'], provider: string): PaymentAccount['check'] {
  if (!check?.notice_addresses) return check
  const isOurs = ({ url }: { url: string }) =>
    URL.parse(url)?.pathname.endsWith(`/v1/${provider}/receive/notices`)
  return { ...check, notice_addresses: check.notice_addresses.filter(isOurs) }
}

async function findLastPayment(db: Db, provider: string, ids: number[], now: Date): Promise<string | null> {
  const [last] = await db
    .select({ at: payment_attempts.settled_at })
    .from(payment_attempts)
    .innerJoin(carts, eq(carts.id, payment_attempts.cart_id))
    .where(
      and(
        eq(payment_attempts.provider, provider),
        eq(payment_attempts.state, 'approved'),
        inArray(carts.channel_id, ids),
        lt(payment_attempts.settled_at, new Date(now.getTime() - NOTICE_WITHIN_MS)),
      ),
    )
    .orderBy(desc(payment_attempts.settled_at))
    .limit(1)
  return last?.at?.toISOString() ?? null
}

async function findLastNotice(db: Db, provider: string, ids: number[]): Promise<string | null> {
  const [last] = await db
    .select({ at: payment_notices.received_at })
    .from(payment_notices)
    .where(and(eq(payment_notices.provider, provider), inArray(payment_notices.channel_id, ids)))
    .orderBy(desc(payment_notices.received_at))
    .limit(1)
  return last?.at.toISOString() ?? null
}
