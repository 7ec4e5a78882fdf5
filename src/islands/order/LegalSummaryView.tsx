import type { ReactNode } from 'react'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { orderConfirmTexts } from '#src/text/checkout/order-confirm.ts'
import { legalTexts } from '#src/text/checkout/legal.ts'
import { paymentTermsTexts } from '#src/text/checkout/payment-terms.ts'
import { ReducedRateNote } from '../cart/ReducedRateNote.tsx'
import { Totals } from '../cart/Totals.tsx'
import { Folded } from '../ui/Folded.tsx'
import { ChangeablePart } from '../ui/ChangeablePart.tsx'
import { CompanyLine } from '#src/islands/ui/AddressLines.tsx'
import { DeliveryTerms } from './DeliveryTerms.tsx'
import type { LegalSummary } from './legal-summary.ts'
import { OrderedLines } from './OrderedLines.tsx'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import type { Seller } from '#src/rules/checkout/to-seller.ts'

interface Props {
  summary: LegalSummary
  /** Whether the API works new figures out. */
  is_pending: boolean
  /** The card given for this order, as its owner knows it. */
  card: string | null
  /** The lines, where nothing can be changed on the way: then no part leads to where it was chosen. */
  fixed_lines?: ReactNode
}

/** Every part of the legal summary, in the order it is read. A theme may style it, not shorten it. */
export function LegalSummaryView({ summary, is_pending, card, fixed_lines }: Props) {
  const { lines, figures, payment, deliveries, cancellation, period, seller, orderer } = summary
  const toChange = (path: string) => (fixed_lines ? undefined : path)
  return (
    <div className="legal">
      <ChangeablePart title={legalTexts.products} change={toChange('/cart/')}>
        {fixed_lines ?? (
          <>
            <OrderedLines lines={lines} />
            <ReducedRateNote lines={lines} />
          </>
        )}
      </ChangeablePart>
      <ChangeablePart title={legalTexts.price}>
        <Totals known={figures} is_pending={is_pending} />
      </ChangeablePart>
      <ChangeablePart title={legalTexts.payment} change={toChange(toStepPath('payment'))}>
        <dl className="facts">
          <Fact label={legalTexts.payment_method}>
            {payment.name}
            {card && `（${card}）`}
          </Fact>
          <Fact label={legalTexts.payment_time}>{payment.time}</Fact>
          <Fact label={legalTexts.payment_fee}>{payment.fee}</Fact>
          {payment.terms.length > 0 && (
            <Fact label={paymentTermsTexts.heading}>
              <ul className="payment-terms">
                {payment.terms.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Fact>
          )}
        </dl>
      </ChangeablePart>
      <ChangeablePart title={legalTexts.delivery} change={toChange(toStepPath('shipping-detail'))}>
        <Folded>
          {deliveries.map((delivery) => (
            <DeliveryTerms key={delivery.key} delivery={delivery} />
          ))}
        </Folded>
      </ChangeablePart>
      <ChangeablePart title={legalTexts.orderer} change={toChange(toStepPath('shipping-add'))}>
        <address className="person">
          <CompanyLine of={orderer} />
          <span>
            {orderer.last_name} {orderer.first_name} 様
          </span>
          <span>{orderer.email}</span>
          <span>{orderer.phone_number}</span>
        </address>
        {figures.note && (
          <dl className="facts">
            <Fact label={legalTexts.note}>{figures.note}</Fact>
          </dl>
        )}
      </ChangeablePart>
      <ChangeablePart title={legalTexts.cancellation}>
        {cancellation.html ? (
          <div className="rich-text" dangerouslySetInnerHTML={{ __html: cancellation.html }} />
        ) : (
          <p>{cancellation.sentence}</p>
        )}
        <a className="text-link" href={legalTexts.law_path} target="_blank" rel="noopener">
          {legalTexts.law}
          {orderConfirmTexts.new_tab}
        </a>
      </ChangeablePart>
      <ChangeablePart title={legalTexts.period}>
        <p>{period}</p>
      </ChangeablePart>
      <ChangeablePart title={legalTexts.seller}>
        <SellerFacts seller={seller} />
      </ChangeablePart>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Who sells. */
function SellerFacts({ seller }: { seller: Seller }) {
  const facts = [
    [legalTexts.seller_name, seller.name],
    [legalTexts.seller_representative, seller.representative],
    [legalTexts.seller_address, `〒${formatPostalCode(seller.postal_code)} ${seller.address}`],
    [legalTexts.seller_phone, `${seller.phone_number}（${seller.business_hours}）`],
    [legalTexts.seller_email, seller.email],
    [legalTexts.invoice_number, seller.invoice_number],
  ]
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
