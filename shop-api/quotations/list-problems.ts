import type { CartProduct } from '#contract/shapes/cart.ts'
import type { QuotationDetail } from '#contract/shapes/quotation.ts'
import { type Decision, listMissing } from '#shop-api/checkout/check-decision.ts'
import { quotationProblems as words } from '#src/text/quotation/quotation-answers.ts'

type Problem = QuotationDetail['problems'][number]

/** Everything that keeps a quotation from being ordered by one press, each with what to do; once for each product. */
export function listProblems(decision: Omit<Decision, 'total_payment' | 'has_card'>): Problem[] {
  const { priced, terms } = decision
  const stopped = terms.is_selling ? [] : [{ code: 'selling_stopped', message: words.selling_stopped }]
  const missing = listMissing({
    ...decision,
    total_payment: priced.order.total_payment,
    // Nobody is there to give one.
    has_card: false,
  })
  return [
    ...stopped,
    ...listLineProblems(priced.products),
    ...missing.map(({ field, message }) => toMissingProblem(field, message)),
  ]
}

function listLineProblems(lines: readonly CartProduct[]): Problem[] {
  const found = new Map(
    lines.flatMap(({ product_id, product_name, problem, max_quantity }) =>
      problem === null
        ? []
        : [
            [
              `${product_id} ${problem}`,
              { code: problem, message: words[problem](product_name, max_quantity) },
            ],
          ],
    ),
  )
  return [...found.values()]
}

/** By the field of the cart that is missing, e.g. `detail.shippings.0.address`. */
function toMissingProblem(field: string, message: string): Problem {
  if (field.endsWith('.prefecture')) return { code: 'not_deliverable', message: words.not_deliverable }
  if (field.endsWith('.address')) return { code: 'address', message: words.address }
  if (field.endsWith('.orderer')) return { code: 'orderer', message: words.orderer }
  if (field.endsWith('.card_token')) return { code: 'card', message: words.card }
  return { code: 'payment', message: `${message}${words.payment}` }
}
