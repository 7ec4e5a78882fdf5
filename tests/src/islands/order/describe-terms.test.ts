import { describe, expect, test } from 'vitest'
import type { Payment } from '#contract/shapes/cart.ts'
import type { PaymentTerms } from '#contract/shapes/payment-terms.ts'
import { describeTerms } from '#src/islands/order/describe-terms.ts'

const AT_ONCE = { entry: null, capture: 'at_order', days_to_pay: null, ends_after_days: null } as const
const ORDER = { total_payment: 5_000, payment_fee: 0 }

const say = (code: Payment['code'], terms: Partial<PaymentTerms> = {}, order: Partial<typeof ORDER> = {}) =>
  describeTerms({ code, terms: { ...AT_ONCE, ...terms } }, { ...ORDER, ...order }).join('\n')

const HOSTED = 'この画面の次に、決済会社の画面へ移動します。'

describe('what the last screen says of', () => {
  test('a card: taken with the order, at the shipping, or on the company’s page', () => {
    expect(say('card', { entry: 'fields' })).toBe('ご注文の確定と同時に、カードで決済します。')
    const later = { entry: 'fields', capture: 'at_shipping' } as const
    expect(say('card', later)).toContain('商品の発送時に決済します。')
    const hosted = say('card', { entry: 'hosted' })
    expect(hosted).toContain(HOSTED)
    expect(hosted).toContain('お手続きが済むと同時に決済されます。')
    expect(hosted).not.toContain('ご注文の確定と同時に')
  })

  test('PayPay and paying later: the page that opens next, and what becomes of an order that is given up', () => {
    for (const code of ['paypay', 'deferred'] as const) {
      const words = say(code, { entry: 'hosted' })
      expect(words).toContain(HOSTED)
      expect(words).toContain('ご注文は確定せず、カートの内容はそのまま残ります。')
    }
    expect(say('deferred', { entry: 'hosted' })).toContain('後払いの会社からご案内します。')
  })

  test('a konbini payment: where its number comes, its days, and that the order ends', () => {
    const asked = say('konbini', { entry: 'none', days_to_pay: 3, ends_after_days: 0 })
    expect(asked).toContain('ご注文の完了画面とメールでお知らせします。')
    expect(asked).toContain('ご注文日から3日以内です。')
    expect(asked).toContain('期限を過ぎると、ご注文は自動でキャンセルになります。')
    const hosted = say('konbini', { entry: 'hosted', ends_after_days: 0 })
    expect(hosted).toContain(HOSTED)
    expect(hosted).toContain('お支払いの期限は、決済会社の画面と、ご注文の完了画面・メールでお知らせします。')
    expect(hosted).not.toMatch(/null|日以内/)
  })

  test('a transfer: its days, who bears the bank’s fee, and when the order ends or may end', () => {
    const ending = say('bank_transfer', { days_to_pay: 7, ends_after_days: 3 })
    expect(ending).toContain('ご注文日から7日以内です。')
    expect(ending).toContain('期限の3日後の時点で')
    expect(ending).toContain('振込手数料はお客様のご負担となります。')
    expect(say('bank_transfer', { days_to_pay: 7 })).toContain('キャンセルさせていただくことがあります。')
    const provided = say('bank_transfer', { entry: 'hosted', ends_after_days: 0 })
    expect(provided).toContain('お振り込みの期限は、決済会社の画面と')
    expect(provided).toContain('期限を過ぎると、ご注文は自動でキャンセルになります。')
  })

  test('cash at the door: when, and the fee that is in the total', () => {
    expect(say('cash_on_delivery', {}, { payment_fee: 330 })).toBe(
      '商品のお届け時に、配達員へお支払いください。\nお支払い総額には、手数料330円を含みます。',
    )
  })

  test('an invoice: the closing day, the due day, and what being late means', () => {
    const words = say('invoice', { invoice: { closing_day: 31, due_months: 1, due_day: 31 } })
    expect(words).toContain('締め日は月末、お支払期日は翌月月末です。')
    expect(words).toContain('請求書払いのご利用を停止することがあります。')
    const early = say('invoice', { invoice: { closing_day: 20, due_months: 2, due_day: 10 } })
    expect(early).toContain('締め日は20日、お支払期日は翌々月10日です。')
  })

  test('an order that points paid whole, and of an API that tells no terms', () => {
    expect(say('card', { entry: 'hosted' }, { total_payment: 0 })).toBe(
      'ポイント・クーポンのご利用により、お支払いいただく金額はありません。',
    )
    expect(describeTerms({ code: 'card' }, ORDER)).toEqual([])
  })
})
