import { formatYen } from '#src/rules/money/format-yen.ts'

/** A variation as an entry of a choice list: options and price. Its part number is shown beside the list. */
export function toChoiceLabel({ name, unit_price }: { name: string; unit_price: number }): string {
  return `${name}　${formatYen(unit_price)}`
}
