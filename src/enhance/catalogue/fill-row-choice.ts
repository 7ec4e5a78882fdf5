import type { ProductSummary } from '#contract/shapes/product.ts'
import { toChoiceLabel } from '#src/rules/product/choice-label.ts'
import { fillText, findField } from '#src/enhance/page/find-part.ts'

/** What of a product is ordered from its row, and the number of what it begins with. Without variations nothing is chosen. */
export function fillRowChoice(
  card: HTMLElement,
  choice: HTMLSelectElement,
  { variations, single_product_id }: ProductSummary,
): void {
  choice.hidden = !variations
  choice.replaceChildren(
    ...(variations ?? []).map((variation) => {
      const option = new Option(toChoiceLabel(variation), String(variation.id))
      option.disabled = variation.stock_state === 'none'
      option.dataset['code'] = variation.code
      return option
    }),
  )
  const first = variations?.find(({ stock_state }) => stock_state !== 'none')
  if (first) fillText(findField(card, 'code'), first.code)
  if (!variations) choice.append(new Option('', String(single_product_id)))
}
