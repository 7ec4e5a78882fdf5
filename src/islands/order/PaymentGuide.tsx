import { Fragment } from 'react'
import { orderCompleteTexts } from '#src/text/checkout/order-complete.ts'

/** How an order that waits for its money is paid: numbers, account, last day. */
export function PaymentGuide({ guide }: { guide: string }) {
  return (
    <section className="completed-guide">
      <h2>{orderCompleteTexts.payment_guide}</h2>
      <p>
        {guide.split(ADDRESS).map((part, at) => (
          <Fragment key={at}>{part.startsWith('https://') ? <PageOf address={part} /> : part}</Fragment>
        ))}
      </p>
    </section>
  )
}

/** A page of the payment company within the guide. */
const ADDRESS = /(https:\/\/\S+)/

function PageOf({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  )
}
