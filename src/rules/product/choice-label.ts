import { formatYen } from '#src/rules/money/format-yen.ts'

/** A variation as a line of a list to choose from: what it is and its price. Its part number stands beside the list. */
export function toChoiceLabel({ name, unit_price }: { name: string; unit_price: number }): string {
  return `${name}　${formatYen(unit_price)}`
}
