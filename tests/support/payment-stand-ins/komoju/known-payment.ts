import { randomUUID } from 'node:crypto'
import type { KnownPayment } from '#payment/provider.ts'

let count = 0

/** A payment of the shop as it wrote it down; nothing of it has reached the provider. */
export function makePayment(given: Partial<KnownPayment> = {}): KnownPayment {
  count += 1
  return {
    method: 'card',
    idempotency_key: randomUUID(),
    order_no: `N${String(count).padStart(6, '0')}`,
    amount: 3_300,
    card: null,
    capture: 'at_order',
    payer: {
      name: '見本 花子',
      name_kana: 'ミホン ハナコ',
      email: 'hanako@shop.example',
      phone: '03-0000-0000',
    },
    return_url: 'https://shop.example/checkout/return/?cart=c1',
    days_to_pay: 3,
    reference: null,
    ...given,
  }
}
