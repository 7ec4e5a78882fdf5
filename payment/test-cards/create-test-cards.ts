import { randomBytes } from 'node:crypto'
import type { PaymentServiceSettings } from '#contract/shapes/payment-service.ts'
import { TEST_CARD_NAME } from '#src/text/checkout/test-card.ts'
import type {
  KeepOutcome,
  KeepRequest,
  KeptCard,
  ListedPayment,
  PaymentOutcome,
  PaymentProvider,
  Verdict,
} from '../provider.ts'
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
    entry: 'fields',
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
    return charge && toOutcome(vault, charge, url)
  }

  return {
    name: 'test-cards',
    methods: { card: { entry: 'fields', can_capture_later: true, can_refund: true } },
    inspect: async (token) => (isPayable(vault.findCard(token), null) ? { fingerprint: null } : undefined),
    async authorise({ card, amount, order_no, idempotency_key, capture }) {
      const { token = '', token_key = null } = card ?? {}
      const known = vault.findCard(token)
      const behaviour = isPayable(known, token_key) ? known.behaviour : 'decline'
      const state = FIRST_STATE[behaviour]
      const challenge_id = state === 'challenge' ? randomBytes(16).toString('hex') : null
      const begun_at = clock().toISOString()
      const is_reserved = capture === 'at_shipping' ? 1 : 0
      const charge = {
        idempotency_key,
        token,
        amount,
        order_no,
        state,
        challenge_id,
        begun_at,
        is_reserved,
      } as const
      const isFirst = vault.addCharge(charge)
      if (isFirst && behaviour === 'time_out_once') return { result: 'unknown' }
      return find(idempotency_key) ?? { result: 'unknown' }
    },
    find: async ({ idempotency_key }) => find(idempotency_key),
    async readVerdict(verdict) {
      const key = vault.findChallenge(verdict.transaction_id)?.idempotency_key
      return key !== undefined && (await isSigned(key, verdict, clock())) ? key : undefined
    },
    capture: async ({ idempotency_key }, amount) => ({
      result: vault.capture(idempotency_key, amount) ? 'captured' : 'refused',
    }),
    cancel: async ({ idempotency_key }) => vault.cancelCharge(idempotency_key, clock().toISOString()),
    refund: async ({ idempotency_key }, { refund_key, amount }) =>
      vault.addRefund({ idempotency_key, refund_key, amount })
        ? { result: 'refunded', reference: `test-refund-${refund_key}` }
        : { result: 'refused' },
    keep: async (request) => keep(vault, request, clock()),
    forget: async ({ token, token_key }) => vault.forgetCard(token, token_key),
    readNotice: async () => undefined,
    async *listPayments({ from, until }) {
      for (const charge of vault.listChargesBetween(from.toISOString(), until.toISOString()))
        yield toListed(charge)
    },
    findDispute: async () => undefined,
    async *listDisputes() {},
    check: async () => undefined,
  }
}

function toOutcome(vault: Vault, charge: VaultCharge, url: string): PaymentOutcome {
  const { state, idempotency_key, challenge_id, amount } = charge
  if (state === 'challenge') return { result: 'challenge', redirect_url: `${url}/challenges/${challenge_id}` }
  if (state !== 'approved') return { result: 'declined' }
  const card = vault.findCard(charge.token ?? '')
  return {
    result: 'approved',
    reference: `test-${idempotency_key}`,
    amount,
    currency: 'JPY',
    is_captured: isCaptured(charge),
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    risk: null,
  }
}

const isCaptured = ({ is_reserved, captured }: VaultCharge) => is_reserved === 0 || captured !== null

function toListed(charge: VaultCharge & { refunded: number }): ListedPayment {
  const { idempotency_key, order_no, amount, state, refunded, begun_at } = charge
  const approved = isCaptured(charge) ? 'captured' : 'reserved'
  return {
    idempotency_key,
    order_no,
    reference: `test-${idempotency_key}`,
    amount: charge.captured ?? amount,
    currency: 'JPY',
    state: state === 'approved' ? approved : state === 'challenge' ? 'open' : 'ended',
    refunded,
    begun_at: new Date(begun_at),
  }
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
