import type { Dispute } from '../provider.ts'
import { type Answer, type KomojuApi, orThrow } from './api.ts'
import { readExternalNumber } from './order-number.ts'
import { type Chargeback, ChargebackListSchema, ChargebackSchema, KomojuPaymentSchema } from './shapes.ts'

const STATES: Readonly<Record<Chargeback['status'], Dispute['state']>> = {
  pending: 'to_answer',
  defended: 'answered',
  cancelled: 'won',
  accepted: 'lost',
  expired: 'lost',
  lost: 'lost',
}

const PER_PAGE = 100

/**
 * A chargeback by its own name, or by its payment's, which is all that a notice tells. An account that KOMOJU has not opened
 * its chargebacks to has none.
 * @throws Error when nobody knows
 */
export async function findDispute(api: KomojuApi, reference: string): Promise<Dispute | undefined> {
  const chargeback = (await load(api, reference)) ?? (await loadByPayment(api, reference))
  if (!chargeback) return undefined
  const path = `/payments/${encodeURIComponent(chargeback.payment.id)}`
  const payment = orNone('the payment of a chargeback', await api.get(path, KomojuPaymentSchema))
  const state = STATES[chargeback.status]
  return {
    reference: chargeback.id,
    payment_reference: chargeback.payment.id,
    idempotency_key: readExternalNumber(payment?.external_order_num).idempotency_key,
    amount: chargeback.payment.amount,
    reason: chargeback.reason || chargeback.reason_code,
    state,
    answer_by: state === 'to_answer' && chargeback.due_date ? new Date(chargeback.due_date) : null,
  }
}

/** Every chargeback that was opened since; none where KOMOJU has not opened them to the account. @throws Error when nobody knows */
export async function* listDisputes(
  api: KomojuApi,
  since: Date,
): AsyncIterable<Pick<Dispute, 'reference' | 'state'>> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = { start_time: since.toISOString(), page: String(page), per_page: String(PER_PAGE) }
    const answer = await api.get('/chargeback_requests', ChargebackListSchema, query)
    const list = orNone('listing chargebacks', answer)
    if (!list) return
    for (const { id, status } of list.data) yield { reference: id, state: STATES[status] }
    last = list.last_page
  }
}

const load = async (api: KomojuApi, id: string) =>
  orNone('a chargeback', await api.get(`/chargeback_requests/${encodeURIComponent(id)}`, ChargebackSchema))

async function loadByPayment(api: KomojuApi, payment_id: string): Promise<Chargeback | undefined> {
  const answer = await api.get('/chargeback_requests', ChargebackListSchema, { payment_id })
  const found = orNone('the chargebacks of a payment', answer)?.data ?? []
  const [newest] = found.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
  return newest && load(api, newest.id)
}

function orNone<Body>(what: string, answer: Answer<Body>): Body | undefined {
  if (answer.state === 'refused' && answer.refusal.status === 404) return undefined
  return orThrow(what, answer)
}
