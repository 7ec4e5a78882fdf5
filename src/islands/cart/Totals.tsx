import type { Cart } from '#contract/shapes/cart.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { Amount } from '../ui/Amount.tsx'

type Figures = Cart['detail']['order']

interface Props {
  /** The last amounts of the API: they decide which rows there are. */
  known: Figures
  /** Whether the API is computing new ones: then no amount is valid. */
  is_pending: boolean
}

/** All amounts of a cart or an order, row by row, with the tax by rate. */
export function Totals({ known, is_pending }: Props) {
  const yen = (amount: number) => (is_pending ? null : amount)
  return (
    <dl className="totals" aria-live="polite" aria-busy={is_pending}>
      <Row label={cartTexts.goods_total} yen={yen(known.subtotal)} />
      {known.coupon_discount > 0 && (
        <Row label={cartTexts.coupon} yen={yen(known.coupon_discount)} sign="−" />
      )}
      {known.used_point > 0 && <Row label={cartTexts.used_point} yen={yen(known.used_point)} sign="−" />}
      <div className="totals-row">
        <dt>{cartTexts.shipping_fee}</dt>
        <dd>
          {known.total_carriage === null ? (
            <span className="totals-later">{cartTexts.shipping_fee_later}</span>
          ) : known.total_carriage === 0 && !is_pending ? (
            cartTexts.free
          ) : (
            <Amount yen={yen(known.total_carriage)} />
          )}
        </dd>
      </div>
      {known.payment_fee !== null && known.payment_fee > 0 && (
        <Row label={cartTexts.payment_fee} yen={yen(known.payment_fee)} />
      )}
      {getSite().is_corporate && (
        <Row label={cartTexts.total_untaxed} yen={yen(known.total_payment - known.total_tax)} />
      )}
      <div className="totals-row totals-sum">
        <dt>{known.total_carriage === null ? cartTexts.total_before_shipping : cartTexts.total}</dt>
        <dd>
          <Amount yen={yen(known.total_payment)} />
          <small>{cartTexts.tax_included}</small>
        </dd>
      </div>
      {known.amount_by_tax_rate.map(({ rate, amount, tax }) => (
        <div className="totals-row totals-tax" key={rate}>
          <dt>{cartTexts.rate(rate)}</dt>
          <dd>
            {is_pending ? cartTexts.pending : `${formatYen(amount)}（${cartTexts.tax_of(formatYen(tax))}）`}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Row({ label, yen, sign = '' }: { label: string; yen: number | null; sign?: string }) {
  return (
    <div className="totals-row">
      <dt>{label}</dt>
      <dd>
        {yen !== null && sign}
        <Amount yen={yen} />
      </dd>
    </div>
  )
}
