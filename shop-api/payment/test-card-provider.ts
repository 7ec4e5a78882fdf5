import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PaymentServiceSettings } from '#contract/shapes/payment-service.ts'
import type { Db } from '#shop-api/db/db.ts'
import { test_card_charges, test_card_tokens } from '#shop-api/db/schema/payment.ts'
import { TEST_CARD_NAME } from '#src/text/test-card.ts'
import { isSigned } from './sign-verdict.ts'
import type { AuthoriseRequest, PaymentOutcome, PaymentProvider } from './payment-provider.ts'
import { forgetTestCard, keepTestCard } from './test-card-vault.ts'
import { isCurrent, type CardBehaviour } from './test-cards.ts'

type Charge = typeof test_card_charges.$inferSelect

/** Path under which the provider's own app is mounted, beside the shops. */
export const TEST_CARD_PROVIDER_PATH = '/test-card-provider'

/** What the browser is told about it; its «script» is a POST of the card to `{path}/tokens`. */
export const TEST_CARD_SETTINGS: PaymentServiceSettings = {
  code: 'card',
  name: TEST_CARD_NAME,
  script_url: null,
  public_key: '',
  is_test: true,
  is_3d_secure: true,
}

const FIRST_STATE: Record<CardBehaviour, Charge['state']> = {
  approve: 'approved',
  decline: 'declined',
  // The charge goes through, only the answer gets lost: the case that makes shoppers pay twice elsewhere.
  time_out_once: 'approved',
  challenge: 'challenge',
}

/** A card company for trying things out: behaves like a real one, charges nobody. Keeps its books in the same database. */
export function createTestCardProvider(db: Db, clock: () => Date): PaymentProvider {
  return {
    async isUsable(token) {
      const [card] = await db.select().from(test_card_tokens).where(eq(test_card_tokens.token, token))
      return card?.customer_key === null && isCurrent(card.expiry, clock())
    },
    async authorise(request) {
      const [card] = await db.select().from(test_card_tokens).where(eq(test_card_tokens.token, request.token))
      const isPayable = card?.customer_key === (request.token_key ?? null) && isCurrent(card.expiry, clock())
      const behaviour = isPayable ? card.behaviour : 'decline'
      const isFirst = await recordCharge(db, request, FIRST_STATE[behaviour])
      if (isFirst && behaviour === 'time_out_once') return { result: 'unknown' }
      return (await find(db, request.idempotency_key)) ?? { result: 'unknown' }
    },
    find: (idempotency_key) => find(db, idempotency_key),
    async readVerdict(verdict) {
      const [charge] = await db
        .select({ key: test_card_charges.idempotency_key })
        .from(test_card_charges)
        .where(eq(test_card_charges.challenge_id, verdict.transaction_id))
      return charge && isSigned(charge.key, verdict) ? charge.key : undefined
    },
    async cancel(idempotency_key) {
      const cancelled = { idempotency_key, amount: 0, order_no: '', state: 'cancelled' } as const
      await db
        .insert(test_card_charges)
        .values(cancelled)
        .onConflictDoUpdate({ target: test_card_charges.idempotency_key, set: { state: 'cancelled' } })
    },
    keep: (request) => keepTestCard(db, request, clock()),
    forget: (card) => forgetTestCard(db, card),
  }
}

/** Whether this was the first request with its key; a later one changes nothing. */
async function recordCharge(db: Db, request: AuthoriseRequest, state: Charge['state']): Promise<boolean> {
  const recorded = await db
    .insert(test_card_charges)
    .values({
      ...request,
      state,
      challenge_id: state === 'challenge' ? randomBytes(16).toString('hex') : null,
    })
    .onConflictDoNothing({ target: test_card_charges.idempotency_key })
    .returning({ key: test_card_charges.idempotency_key })
  return recorded.length > 0
}

async function find(db: Db, idempotency_key: string): Promise<PaymentOutcome | undefined> {
  const [charge] = await db
    .select()
    .from(test_card_charges)
    .where(eq(test_card_charges.idempotency_key, idempotency_key))
  return charge && toOutcome(charge)
}

function toOutcome({ state, idempotency_key, challenge_id }: Charge): PaymentOutcome {
  if (state === 'approved') return { result: 'approved', reference: `test-${idempotency_key}` }
  if (state === 'challenge') {
    return { result: 'challenge', redirect_url: `${TEST_CARD_PROVIDER_PATH}/challenges/${challenge_id}` }
  }
  return { result: 'declined' }
}
