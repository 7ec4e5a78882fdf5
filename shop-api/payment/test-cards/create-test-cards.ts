import { randomBytes } from 'node:crypto'
import type { PaymentServiceSettings } from '#contract/shapes/payment-service.ts'
import { TEST_CARD_NAME } from '#src/text/checkout/test-card.ts'
import type {
  KeepOutcome,
  KeepRequest,
  KeptCard,
  PaymentOutcome,
  PaymentProvider,
  Verdict,
} from '../payment-provider.ts'
import { type CardBehaviour, isCurrent } from './card-numbers.ts'
import type { Vault, VaultCard, VaultCharge } from './vault.ts'
import * as z from 'zod/mini'
import { readToken } from '#shop-api/secrets/signed-token.ts'

const ClaimsSchema = z.object({ sub: z.string(), result: z.string() })

/** What the browser is told about the provider of test cards. @param url its public address */
export function toTestCardSettings(url: string): PaymentServiceSettings {
  return {
    code: 'card',
    provider: 'test-cards',
    name: TEST_CARD_NAME,
    frame_url: `${url}/frame`,
    script_url: null,
    public_key: '',
    is_test: true,
    is_3d_secure: true,
  }
}

const FIRST_STATE: Record<CardBehaviour, VaultCharge['state']> = {
  approve: 'approved',
  decline: 'declined',
  // The charge goes through, only the answer gets lost: the case that makes shoppers pay twice elsewhere.
  time_out_once: 'approved',
  challenge: 'challenge',
}

const nameAnew = (prefix: string) => `${prefix}_${randomBytes(18).toString('base64url')}`

/** A card company for trying things out: behaves like a real one, charges nobody. @param url its public address */
export function createTestCards(vault: Vault, clock: () => Date, url: string): PaymentProvider {
  const isPayable = (card: VaultCard | undefined, token_key: string | null): card is VaultCard =>
    card?.customer_key === token_key && isCurrent(card.expiry, clock())

  const find = (key: string): PaymentOutcome | undefined => {
    const charge = vault.findCharge(key)
    return charge && toOutcome(charge, url)
  }

  return {
    isUsable: async (token) => isPayable(vault.findCard(token), null),
    async authorise({ token, token_key = null, amount, order_no, idempotency_key }) {
      const card = vault.findCard(token)
      const behaviour = isPayable(card, token_key) ? card.behaviour : 'decline'
      const state = FIRST_STATE[behaviour]
      const challenge_id = state === 'challenge' ? randomBytes(16).toString('hex') : null
      const isFirst = vault.addCharge({ idempotency_key, token, amount, order_no, state, challenge_id })
      if (isFirst && behaviour === 'time_out_once') return { result: 'unknown' }
      return find(idempotency_key) ?? { result: 'unknown' }
    },
    find: async (key) => find(key),
    async readVerdict(verdict) {
      const key = vault.findChallenge(verdict.transaction_id)?.idempotency_key
      return key !== undefined && (await isSigned(key, verdict, clock())) ? key : undefined
    },
    cancel: async (key) => vault.cancelCharge(key),
    refund: async (request) =>
      vault.addRefund(request)
        ? { result: 'refunded', reference: `test-refund-${request.refund_key}` }
        : { result: 'refused' },
    keep: async (request) => keep(vault, request, clock()),
    forget: async ({ token, token_key }) => vault.forgetCard(token, token_key),
  }
}

function toOutcome({ state, idempotency_key, challenge_id }: VaultCharge, url: string): PaymentOutcome {
  if (state === 'approved') return { result: 'approved', reference: `test-${idempotency_key}` }
  if (state === 'challenge') {
    return { result: 'challenge', redirect_url: `${url}/challenges/${challenge_id}` }
  }
  return { result: 'declined' }
}

/**
 * Keeps a card under a name of its own, so that its token still works only once. Keeping it again gives the same card.
 */
function keep(vault: Vault, { token, token_key }: KeepRequest, now: Date): KeepOutcome {
  const given = vault.findCard(token)
  if (given?.customer_key !== null || !isCurrent(given.expiry, now)) return { result: 'unknown_token' }
  if (given.behaviour === 'decline') return { result: 'declined' }
  const customer_key = token_key ?? nameAnew('cus')
  vault.addCard({
    ...given,
    token: nameAnew('card'),
    customer_key,
    kept_from: token,
    created_at: now.toISOString(),
  })
  const kept = vault.findKept(token)
  if (kept?.customer_key !== customer_key) return { result: 'unknown_token' }
  return { result: 'kept', card: toKeptCard(kept, customer_key) }
}

function toKeptCard(row: VaultCard, token_key: string): KeptCard {
  return {
    token: row.token,
    token_key,
    name: row.holder_name,
    masked_number: `**** **** **** ${row.last4}`,
    brand: row.brand,
    expiration: row.expiry,
  }
}

/**
 * Whether a verdict is the test provider's. Its secret is the request's own idempotency key, which only shop and provider
 * know: browsers see neither it nor anything made from it but this.
 */
async function isSigned(secret: string, verdict: Verdict, now: Date): Promise<boolean> {
  const signed = await readToken({ secret, kind: 'verdict+jwt', now }, verdict.signature, ClaimsSchema)
  return signed?.sub === verdict.transaction_id && signed.result === verdict.result
}
