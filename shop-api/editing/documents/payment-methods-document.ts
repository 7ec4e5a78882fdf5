import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { OFFERED_PAYMENT_CODES, type PaymentMethods } from '#contract/shapes/shop-terms.ts'
import type { PaymentGuide } from '#shop-api/db/json/payment-guide.ts'
import { payments } from '#shop-api/db/schema/selling.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { FIRST_PAYMENTS, MORE_PAYMENTS } from '#src/text/demo/first-payments.ts'
import { TERMS_ERRORS } from '#src/text/editor/terms-errors.ts'
import type { ShopDocument } from '../shop-document.ts'

type Method = PaymentMethods['payments'][number]

export const paymentMethodsDocument: ShopDocument<PaymentMethods> = {
  name: 'payment-methods',
  async read(db, channel_id) {
    const rows = await db
      .select()
      .from(payments)
      .where(eq(payments.channel_id, channel_id))
      .orderBy(asc(payments.position))
    const known = rows.flatMap(
      ({ code, is_offered, name, description, fees, payment_time, guide, capture }): Method[] => {
        const offered = OFFERED_PAYMENT_CODES.find((one) => one === code)
        const row = { is_offered, name, description, fees, payment_time, capture }
        return offered ? [{ code: offered, ...row, guide: guide && fillGuide(guide) }] : []
      },
    )
    const others = OFFERED_PAYMENT_CODES.filter((code) => !known.some((one) => one.code === code))
    return { payments: [...known, ...others.map(toFirst)] }
  },
  async write(tx, { channel_id, takes }, { payments: methods }) {
    requireEveryMethod(methods)
    await requireTaken(tx, channel_id, methods, takes)
    for (const [at, method] of methods.entries()) requireGoodTerms(method, `payments.${at}`)
    for (const [at, method] of methods.entries()) {
      const row = { ...method, position: at + 1 }
      // Carts and orders know a way to pay by its id, which stays.
      await tx
        .insert(payments)
        .values({ channel_id, ...row })
        .onConflictDoUpdate({ target: [payments.channel_id, payments.code], set: row })
    }
  },
  toChanges: () => [{ type: 'terms', key: 'payment-methods', action: 'updated' }],
}

/** Shops of before neither reminded nor cancelled. */
function fillGuide({ remind_days_before = null, cancel_days_after = null, ...guide }: PaymentGuide) {
  return { ...guide, remind_days_before, cancel_days_after }
}

function toFirst(code: Method['code']): Method {
  const { name, description, payment_time } = { ...FIRST_PAYMENTS, ...MORE_PAYMENTS }[code]
  return {
    code,
    is_offered: false,
    name,
    description,
    fees: [],
    payment_time,
    capture: 'at_order',
    guide: null,
  }
}

/**
 * Nobody may begin to offer what no provider takes: the shop would lose those orders, and would not start again.
 * @param takes left out where nobody knows, as when a shop is made
 * @throws ApiError 422
 */
async function requireTaken(
  tx: Tx,
  channel_id: number,
  methods: readonly Method[],
  takes: ((code: string) => boolean) | undefined,
): Promise<void> {
  const at = methods.findIndex(({ code, is_offered }) => is_offered && takes?.(code) === false)
  const method = methods[at]
  if (!method) return
  const isThisOne = and(eq(payments.channel_id, channel_id), eq(payments.code, method.code))
  const [known] = await tx.select({ is_offered: payments.is_offered }).from(payments).where(isThisOne)
  if (!known?.is_offered)
    throw invalidField(`payments.${at}.is_offered`, 'choice', TERMS_ERRORS.payment_not_taken)
}

/** @throws ApiError 422 where one is missing or there twice */
function requireEveryMethod(methods: readonly Method[]): void {
  const twice = methods.findIndex(({ code }, at) => methods.findIndex((one) => one.code === code) !== at)
  if (twice >= 0) throw invalidField(`payments.${twice}.code`, 'choice', TERMS_ERRORS.payment_twice)
  if (methods.length < OFFERED_PAYMENT_CODES.length)
    throw invalidField('payments', 'required', TERMS_ERRORS.payment_missing)
}

/** @throws ApiError 422 with what this way to pay lacks */
function requireGoodTerms({ code, is_offered, fees, guide }: Method, field: string): void {
  for (const [at, { up_to }] of fees.entries()) {
    const last = fees[at - 1]?.up_to
    const wrong =
      last === null
        ? TERMS_ERRORS.fees_end
        : last !== undefined && up_to !== null && up_to <= last && TERMS_ERRORS.fees_rising
    if (wrong) throw invalidField(`${field}.fees.${at}.up_to`, 'min', wrong)
  }
  const wantsGuide = code === 'bank_transfer' || code === 'invoice'
  if (wantsGuide && is_offered && guide === null)
    throw invalidField(`${field}.guide`, 'required', TERMS_ERRORS.guide_needed)
  if (guide !== null && (guide.remind_days_before ?? 0) >= guide.deadline_days)
    throw invalidField(`${field}.guide.remind_days_before`, 'max', TERMS_ERRORS.remind_too_early)
  if (!wantsGuide && guide !== null) throw invalidField(`${field}.guide`, 'choice', TERMS_ERRORS.guide_unused)
}
