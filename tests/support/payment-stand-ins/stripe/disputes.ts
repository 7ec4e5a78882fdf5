import { missing } from './api-error.ts'
import { begin, type Books, type Dispute, type Intent } from './books.ts'

const DAY_S = 24 * 60 * 60

/** The card's owner disputes a charge. */
export function openDispute(
  books: Books,
  intent: Intent,
  { reason = 'fraudulent', status = 'needs_response', due_in_days = 7 } = {},
): Dispute {
  const charge = books.charges.get(intent.latest_charge ?? '')
  if (!charge) throw missing('charge', intent.latest_charge ?? '', 'charge')
  const dispute: Dispute = {
    ...begin('dp', 'dispute', books.now()),
    amount: charge.amount_captured,
    charge: charge.id,
    currency: charge.currency,
    evidence_details: {
      due_by: books.now() + due_in_days * DAY_S,
      has_evidence: false,
      past_due: due_in_days < 0,
      submission_count: 0,
    },
    metadata: {},
    payment_intent: intent.id,
    reason,
    status,
  }
  books.disputes.set(dispute.id, dispute)
  charge.disputed = true
  books.tell('charge.dispute.created', dispute)
  return dispute
}

export function moveDispute(books: Books, id: string, status: string): Dispute {
  const dispute = findDispute(books, id)
  dispute.status = status
  const isOver = ['won', 'lost', 'warning_closed', 'prevented'].includes(status)
  books.tell(isOver ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute)
  return dispute
}

export function findDispute(books: Books, id: string): Dispute {
  const found = books.disputes.get(id)
  if (!found) throw missing('dispute', id, 'id')
  return found
}
