import type {
  Dispute,
  KnownPayment,
  ListedPayment,
  Notice,
  OpenProvider,
  PaymentOutcome,
  PaymentProvider,
  ProviderMethod,
} from '#payment/provider.ts'

interface BookedPayment {
  payment: KnownPayment
  outcome: PaymentOutcome
  listed: Pick<ListedPayment, 'state' | 'refunded' | 'begun_at'>
}

const SIGNATURE = 'signed-by-paper'

/**
 * A payment company on paper, whose books a test writes: what an order is answered first, what happens to it later, what is
 * listed and what is disputed. It signs its notices with one word.
 */
export function openPaperProvider(clock: () => Date, methods: PaymentProvider['methods'] = ALL) {
  const books = new Map<string, BookedPayment>()
  const disputes = new Map<string, Dispute>()
  /** What a new payment is answered. */
  let first: (payment: KnownPayment) => PaymentOutcome = toApproved
  const set = (order_no: string, outcome: PaymentOutcome, listed: Partial<BookedPayment['listed']> = {}) => {
    const [key, booked] = [...books].find(([, { payment }]) => payment.order_no === order_no) ?? []
    if (!key || !booked) throw new Error(`No payment for ${order_no}`)
    books.set(key, { ...booked, outcome, listed: { ...booked.listed, ...listed } })
  }
  const provider: PaymentProvider = {
    name: 'test-cards',
    methods,
    inspect: async (token) => (token.startsWith('pm_') ? { fingerprint: token } : undefined),
    async authorise(request) {
      const { idempotency_key } = request
      const payment = { ...request, reference: null }
      const begun = { state: 'open', refunded: 0, begun_at: clock() } as const
      if (!books.has(idempotency_key))
        books.set(idempotency_key, { payment, outcome: first(payment), listed: begun })
      return books.get(idempotency_key)!.outcome
    },
    find: async ({ idempotency_key }) => books.get(idempotency_key)?.outcome,
    async capture({ idempotency_key }) {
      const booked = books.get(idempotency_key)
      if (booked?.outcome.result !== 'approved') return { result: 'refused' }
      books.set(idempotency_key, { ...booked, outcome: { ...booked.outcome, is_captured: true } })
      return { result: 'captured' }
    },
    async cancel({ idempotency_key }) {
      const booked = books.get(idempotency_key)
      if (booked) books.set(idempotency_key, { ...booked, outcome: { result: 'declined' } })
    },
    refund: async (_payment, { refund_key }) => ({ result: 'refunded', reference: refund_key }),
    readVerdict: async () => undefined,
    keep: async () => ({ result: 'unknown_token' }),
    forget: async () => undefined,
    async readNotice({ headers, body }) {
      if (headers.get('paper-signature') !== SIGNATURE) return undefined
      return JSON.parse(new TextDecoder().decode(body)) as Notice
    },
    async *listPayments({ from, until }) {
      for (const { payment, outcome, listed } of books.values())
        if (listed.begun_at >= from && listed.begun_at < until) yield toListed(payment, outcome, listed)
    },
    findDispute: async (reference) => disputes.get(reference),
    async *listDisputes() {
      for (const { reference, state } of disputes.values()) yield { reference, state }
    },
    check: async () => undefined,
  }
  const account: OpenProvider = {
    provider,
    settings: Object.fromEntries(
      Object.entries(methods).map(([code, { entry }]) => [code, toSettings(code as ProviderMethod, entry)]),
    ),
    hosts: { script: [], connect: [], img: [], frame: [] },
    close: async () => undefined,
  }
  return {
    account,
    books,
    disputes,
    /** What payments begun from now on are answered. */
    answerFirst: (outcome: (payment: KnownPayment) => PaymentOutcome) => {
      first = outcome
    },
    /** What became of the payment for an order. */
    set,
    /** A notice as the company's server sends it. */
    toRequest: (notice: Partial<Notice>, signature = SIGNATURE): RequestInit => ({
      method: 'POST',
      headers: { 'paper-signature': signature },
      body: JSON.stringify({
        id: 'evt_1',
        kind: 'payment',
        event: 'payment.changed',
        idempotency_key: null,
        reference: null,
        ...notice,
      }),
    }),
  }
}

const ALL: PaymentProvider['methods'] = {
  card: { entry: 'fields', can_capture_later: true, can_refund: true },
  konbini: { entry: 'none', can_capture_later: false, can_refund: false },
  paypay: { entry: 'hosted', can_capture_later: false, can_refund: true },
}

export function toApproved(payment: KnownPayment): Extract<PaymentOutcome, { result: 'approved' }> {
  return {
    result: 'approved',
    reference: `paper_${payment.idempotency_key}`,
    amount: payment.amount,
    currency: 'JPY',
    is_captured: payment.capture === 'at_order',
    card: null,
    risk: null,
  }
}

export const toAwaiting =
  (pay_by: Date) =>
  ({ idempotency_key }: KnownPayment): PaymentOutcome => ({
    result: 'awaiting',
    reference: `paper_${idempotency_key}`,
    instructions: {
      pay_by: pay_by.toISOString(),
      stores: [{ store: 'lawson', payment_code: '12345', confirmation_code: '400008' }],
      account: null,
      url: 'https://paper.test/voucher',
    },
  })

function toListed(
  payment: KnownPayment,
  outcome: PaymentOutcome,
  listed: BookedPayment['listed'],
): ListedPayment {
  const { idempotency_key, order_no, amount } = payment
  const known = outcome.result === 'approved' ? outcome : undefined
  const state = known ? (known.is_captured ? 'captured' : 'reserved') : undefined
  return {
    idempotency_key,
    order_no,
    reference: `paper_${idempotency_key}`,
    amount: known?.amount ?? amount,
    currency: known?.currency ?? 'JPY',
    ...listed,
    state:
      state ??
      (outcome.result === 'awaiting' ? 'awaiting' : outcome.result === 'challenge' ? 'open' : 'ended'),
  }
}

function toSettings(code: ProviderMethod, entry: 'fields' | 'hosted' | 'none') {
  return {
    code,
    provider: 'test-cards',
    name: 'Paper',
    entry,
    frame_url: null,
    script_url: null,
    public_key: '',
    is_test: true,
    is_3d_secure: true,
  }
}
