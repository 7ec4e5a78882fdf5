/** Of payments that a provider takes, and of what the staff look at. */
export const paymentsFields: Readonly<Record<string, string>> = {
  answer_by: 'Until when the shop may answer a chargeback; null when it may not, or no more.',
  brands: 'What shoppers know the way to pay by, as the settings say: cards, konbini, `paypay`.',
  capture: 'When the money of a card is taken: at the order, or when the first parcel leaves.',
  card: 'What may be shown of the card; null for other ways to pay.',
  clock_ahead_s:
    'Seconds the clock of the API’s machine is ahead of the provider’s, below 0 when it is behind; null when there was no answer.',
  days_to_pay:
    'Whole days after the order in which it has to be paid; null where it is paid at once, or the company says.',
  differences: 'What our orders and the provider’s books do not agree about, newest first.',
  disputes: 'Chargebacks: those to answer first, then those that were over lately.',
  ends_after_days:
    'Days after the last day to pay on which an unpaid order ends by itself, 0 for at once; null for never.',
  entry:
    'What the shopper does: `fields` at the payment step, a `hosted` page after the confirmation, or `none`.',
  found_at: 'When the comparison found it.',
  held: 'Orders of which nothing leaves until somebody lets them go on.',
  held_at: 'Since when it is held.',
  hold: 'Why nothing of the order leaves, and since when; null while it is not held.',
  hold_reason: 'Why it is held.',
  is_hosted: 'That the address is the provider’s page for paying, which sends the browser back by itself.',
  is_held: 'Whether it is to be held, or goes on.',
  last_notice_at: 'When the last notice of the provider came; null when none is known.',
  last_payment_at:
    'When the last payment was settled whose notice should be here by now; null when there was none.',
  level: 'How much the provider fears fraud.',
  missing_events: 'Events the shop needs that are not sent to the address.',
  notice_addresses: 'Addresses of this software the provider sends notices to; null where it does not tell.',
  opened_at: 'When the shop heard of it.',
  ours: 'What the shop has, in Japanese words.',
  payment_checks: 'Payments that need a look: differences, chargebacks, held orders.',
  reference: 'The provider’s own name for it, to find it there.',
  risk: 'What the provider thinks of the payment; null where it does not say.',
  taken: 'How the payment stands at its provider; null where the shop takes the money itself.',
  terms: 'How and until when it is paid.',
  theirs: 'What the provider has, in Japanese words.',
}
