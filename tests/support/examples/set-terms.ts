import type { Visitor } from './open-notebook.ts'

/** Staff read every document of their shop and change something in each. */
export async function setTerms({ call }: Visitor): Promise<void> {
  const company = await call('GET /v1/admin/company')
  const invoice_number = 'T9999901000123'
  await call('PUT /v1/admin/company', { body: { ...company, invoice_number } })
  const fees = await call('GET /v1/admin/shipping-fees')
  await call('PUT /v1/admin/shipping-fees', { body: { ...fees, free_carriage_from: 12_000 } })
  const { slots, ...times } = await call('GET /v1/admin/delivery-slots')
  await call('PUT /v1/admin/delivery-slots', { body: { ...times, slots: slots.slice(0, -1) } })
  const days = await call('GET /v1/admin/business-days')
  const fair = { date: '2027-02-14', is_open: false, note: '展示会' }
  await call('PUT /v1/admin/business-days', { body: { ...days, special_dates: [fair] } })
  const { payments, ...ways } = await call('GET /v1/admin/payment-methods')
  const named = payments.map((way) => (way.code === 'card' ? { ...way, name: 'カード決済' } : way))
  await call('PUT /v1/admin/payment-methods', { body: { ...ways, payments: named } })
  await call('PUT /v1/admin/trade-law', {
    body: { ...(await call('GET /v1/admin/trade-law')), returns: '到着から8日以内にご連絡ください。' },
  })
  await call('GET /v1/admin/opening')
  const { letters, ...texts } = await call('GET /v1/admin/mail-texts')
  const { default_body: body } = letters[0]!
  const subject = '{店名}：ご注文の確認（{ご注文番号}）'
  await call('PUT /v1/admin/mail-texts', {
    body: { ...texts, letters: [{ code: 'order', subject, body }] },
  })
  await call('POST /v1/admin/mail-texts/preview', { body: { code: 'order', subject, body, signature: '' } })
  const { version } = await call('GET /v1/admin/keycode')
  await call('PUT /v1/admin/keycode', { body: { keycode: 'HIRAKE-2027', version } })
}
