import { addDays, toJapanDay, toJapanInstant } from '#src/rules/date/japan-time.ts'
import type { KonbiniStore, PaymentInstructions } from '../provider.ts'
import type { KomojuPayment } from './shapes.ts'

const STORES: Readonly<Record<string, KonbiniStore>> = {
  'seven-eleven': 'seven_eleven',
  'family-mart': 'family_mart',
  lawson: 'lawson',
  ministop: 'ministop',
  seicomart: 'seicomart',
  'daily-yamazaki': 'daily_yamazaki',
}

type Details = NonNullable<KomojuPayment['payment_details']>

/**
 * How a payment is paid that waits for its shopper.
 * @param days_to_pay the shop's own term, for a payment to which KOMOJU gives none
 */
export function toInstructions(payment: KomojuPayment, days_to_pay: number): PaymentInstructions {
  const details = payment.payment_details
  return {
    pay_by: new Date(
      payment.payment_deadline ?? details?.payment_deadline ?? toEndOfTerm(payment.created_at, days_to_pay),
    ).toISOString(),
    stores: details ? toStores(details) : [],
    account: details ? toAccount(details) : null,
    url: details?.instructions_url ?? null,
  }
}

/** The end of the last day in Japan. */
const toEndOfTerm = (begun_at: string, days: number): Date =>
  toJapanInstant(addDays(toJapanDay(new Date(begun_at)), days), 24)

/** The shop the shopper chose on KOMOJU's page; without a number there is only the page that explains it. */
function toStores({ store, receipt, confirmation_code }: Details): PaymentInstructions['stores'] {
  const known = store && STORES[store]
  if (!known || !receipt) return []
  return [{ store: known, payment_code: receipt, confirmation_code: confirmation_code ?? null }]
}

function toAccount(details: Details): PaymentInstructions['account'] {
  const { bank_name: bank, account_number: number } = details
  if (!bank || !number) return null
  return {
    bank,
    branch: details.account_branch_name ?? '',
    kind: details.account_type ?? '',
    number,
    holder: details.account_name ?? '',
  }
}
