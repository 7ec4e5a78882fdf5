import { orderCompleteTexts } from '#src/text/checkout/order-complete.ts'

/** How an order that waits for its money is paid: numbers, account, last day. */
export function PaymentGuide({ guide }: { guide: string }) {
  return (
    <section className="completed-guide">
      <h2>{orderCompleteTexts.payment_guide}</h2>
      <p>{guide}</p>
    </section>
  )
}
