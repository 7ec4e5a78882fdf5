import type { DemoShippingFees } from './demo-shop.ts'

/** The regions of a shop's shipping fee as a table, so that the pages never contradict what the cart charges. */
export function toShippingFeeTable(shipping_fees: DemoShippingFees): string {
  const rows = Object.entries(shipping_fees.by_region).map(([region, yen]) => {
    const days = shipping_fees.transit_days_by_region[region] ?? 0
    return `<tr><th scope="row">${region}</th><td>${toYen(yen)}</td><td>出荷から${days}日</td></tr>`
  })
  const head =
    '<thead><tr><th scope="col">地方</th><th scope="col">送料（税込）</th><th scope="col">お届けの目安</th></tr></thead>'
  return `<table>${head}<tbody>${rows.join('')}</tbody></table>`
}

export function toYen(yen: number): string {
  return `${yen.toLocaleString('ja-JP')}円`
}
