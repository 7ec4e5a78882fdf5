import type { Picture } from '#contract/shapes/fields.ts'
import type { Product } from '#contract/shapes/product.ts'
import { toVariationAxes, type VariationAxis } from '#themes/simple/parts/variation-axes.ts'

/** An axis with what its values look and measure like. */
export interface DressedAxis {
  name: string
  /** What is measured; none where the values are no sizes of the table. */
  measured: string[] | undefined
  values: (VariationAxis['values'][number] & { cloth: Picture | undefined; measures: string[] })[]
}

export function toDressedAxes(product: Product): DressedAxis[] {
  return toVariationAxes(product).map((axis, at) => {
    const cloths = findCloths(product, axis, at)
    const table = findMeasures(product, axis)
    return {
      name: axis.name,
      measured: table?.head,
      values: axis.values.map((one) => ({
        ...one,
        cloth: cloths?.get(one.value),
        measures: table?.rows.get(one.value) ?? [],
      })),
    }
  })
}

/** Whether a size is chosen by its measures, so that the table stands nowhere else. */
export function isChosenByMeasures(product: Product): boolean {
  return toVariationAxes(product).some((axis) => findMeasures(product, axis) !== undefined)
}

/** A picture by value, where every value looks different. */
function findCloths(
  { product_model }: Product,
  { values }: VariationAxis,
  at: number,
): ReadonlyMap<string, Picture> | undefined {
  const pictured = values.flatMap(({ value }): [string, Picture][] => {
    const first = product_model.products.find(({ options }) => options[at] === value)
    return first?.pictures[0] ? [[value, first.pictures[0]]] : []
  })
  const looks = new Set(pictured.map(([, { path }]) => path))
  return looks.size > 1 && looks.size === values.length ? new Map(pictured) : undefined
}

/** The cells of the size table by value, where every value has a row in it. */
function findMeasures({ size_table }: Product, { values }: VariationAxis) {
  const [head = [], ...sizes] = size_table ?? []
  const rows = new Map(sizes.map(([size = '', ...cells]) => [size, cells]))
  return head.length > 1 && values.every(({ value }) => rows.has(value))
    ? { head: head.slice(1), rows }
    : undefined
}
