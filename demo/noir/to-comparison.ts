import type { ProductItem } from '../product-line.ts'

/** The models of a line beside each other: a heading of specs, then a row a model, told from the items themselves. */
export function toComparison(items: readonly ProductItem[]): string[][] {
  const labels = Object.keys(items[0]?.specs ?? {})
  return [
    ['品名', ...labels],
    ...items.map(({ name, specs }) => [name, ...labels.map((label) => specs[label] ?? '')]),
  ]
}

/** What only this model has beside its row of the table: its own short words, how it is drawn, what it comes in. */
export type Own = Pick<ProductItem, 'traits' | 'axes' | 'colourway' | 'maker_key' | 'remark'> & {
  copy: string
}

/** Items of a table with what each has of its own, by key. */
export function withOwn(items: ProductItem[], own: Readonly<Record<string, Own>>): ProductItem[] {
  return items.map((item) => {
    const { copy, ...rest } = own[item.key] ?? { copy: '' }
    return { ...item, ...rest, slots: { 言葉: copy } }
  })
}
