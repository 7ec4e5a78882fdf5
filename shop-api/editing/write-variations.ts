import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import { USUAL_PIECES_MAX } from '#contract/buying-limits.ts'
import { findJanFault } from '#contract/jan-code.ts'
import type { ProductInput } from '#contract/shapes/admin.ts'
import { ApiError, invalidField } from '#shop-api/http/api-error.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { product_models, product_texts, products } from '#shop-api/db/schema/catalogue.ts'
import { API_ANSWERS } from '#src/text/calls/api-answers.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import type { EditingScope } from './edited-kind.ts'

const presentColumns = {
  id: products.id,
  stock: products.stock,
  jan_code: products.jan_code,
  order_multiple: products.order_multiple,
  carton_quantity: products.carton_quantity,
  max_per_order: products.max_per_order,
}

type Units = Pick<VariationInput, 'order_multiple' | 'carton_quantity' | 'max_per_order'>
type VariationInput = ProductInput['products'][number]

/** Writes a product's variations, in their order; those left out of the list are taken away. @throws ApiError 422 */
export async function writeVariations(
  tx: Tx,
  { channel_id }: EditingScope,
  model_id: number,
  input: Partial<ProductInput>,
): Promise<void> {
  if (!input.products) return renameVariations(tx, model_id, input.name)
  const name = await loadName(tx, model_id)
  const axes = await loadAxes(tx, model_id)
  const present = await tx.select(presentColumns).from(products).where(eq(products.model_id, model_id))
  const unitsOf = new Map(present.map(({ id, stock: _stock, jan_code: _jan_code, ...units }) => [id, units]))
  checkVariations(
    input.products.map((one) => ({ ...toPresentUnits(one, unitsOf), ...one })),
    axes,
  )
  checkJanCodes(input.products, new Map(present.map(({ id, jan_code }) => [id, jan_code])))
  const stockOf = new Map(present.map(({ id, stock }) => [id, stock]))
  const kept = input.products.flatMap(({ id }) => (id !== undefined && stockOf.has(id) ? [id] : []))
  await refuseTakenCodes(tx, channel_id, [{ products: input.products }], kept)
  await tx
    .delete(products)
    .where(and(eq(products.model_id, model_id), kept.length > 0 ? notInArray(products.id, kept) : undefined))
  // Two codes may have been swapped. No two rows may have the same one in between.
  for (const id of kept)
    await tx
      .update(products)
      .set({ code: `#${id}` })
      .where(eq(products.id, id))
  for (const [position, variation] of input.products.entries()) {
    const row = {
      ...toVariationRow(name, variation, position),
      stock: toStock(variation, stockOf, position),
    }
    if (variation.id !== undefined && stockOf.has(variation.id)) {
      await tx.update(products).set(row).where(eq(products.id, variation.id))
    } else {
      await tx.insert(products).values({ ...row, channel_id, model_id })
    }
  }
}

/** A variation as it is kept, without its stock. @param name of its product */
export function toVariationRow(name: string, variation: VariationInput, position: number) {
  const { code, options, unit_price, list_price, jan_code, pictures } = variation
  const { order_multiple, carton_quantity, max_per_order, content_amount } = variation
  return {
    code,
    options,
    unit_price,
    list_price,
    position,
    jan_code: jan_code || null,
    name: toName(name, options),
    ...(pictures && { pictures }),
    ...(order_multiple !== undefined && { order_multiple }),
    ...(carton_quantity !== undefined && { carton_quantity }),
    ...(max_per_order !== undefined && { max_per_order }),
    ...(content_amount !== undefined && { content_amount }),
  }
}

const toName = (name: string, options: readonly string[]) => [name, ...options].join(' ')

/** What orders took while the editor was typing stays taken. */
function toStock(
  { id, stock, seen_stock }: VariationInput,
  stockOf: Map<number, number>,
  at: number,
): number {
  const present = id === undefined ? undefined : stockOf.get(id)
  if (present === undefined || seen_stock === undefined) return stock
  const left = present + stock - seen_stock
  if (left >= 0) return left
  throw invalidField(`products.${at}.stock`, 'admin.stock_sold', EDITOR_ERRORS.stock_sold(present))
}

/** @throws ApiError 422 */
export function checkVariations(list: readonly VariationInput[], axes: readonly string[]): void {
  for (const [at, variation] of list.entries()) {
    const { code, options, unit_price, list_price } = variation
    if (list.findIndex((other) => other.code === code) !== at) {
      throw invalidField(`products.${at}.code`, 'admin.code_taken', EDITOR_ERRORS.code_twice)
    }
    if (options.length !== axes.length) {
      throw invalidField(`products.${at}.options`, 'invalid', EDITOR_ERRORS.options_differ(axes.length))
    }
    if (list_price !== null && list_price <= unit_price) {
      throw invalidField(`products.${at}.list_price`, 'min', EDITOR_ERRORS.list_price)
    }
    checkUnits(variation, at)
  }
}

/** What was kept before there was a rule stays. @throws ApiError 422 with every new code that is no JAN */
export function checkJanCodes(
  list: readonly VariationInput[],
  janOf: ReadonlyMap<number, string | null> = new Map(),
): void {
  const errors = list.flatMap(({ id, jan_code }, at) => {
    const fault = jan_code ? findJanFault(jan_code) : undefined
    if (!fault || (id !== undefined && janOf.get(id) === jan_code)) return []
    return [{ field: `products.${at}.jan_code`, code: 'invalid', message: EDITOR_ERRORS.jan_code[fault] }]
  })
  if (errors.length > 0)
    throw new ApiError(422, { code: 'validation', message: API_ANSWERS.validation, errors })
}

/** What an edit does not say stays as it is. */
function toPresentUnits({ id }: VariationInput, unitsOf: ReadonlyMap<number, Units>): Partial<Units> {
  return (id === undefined ? undefined : unitsOf.get(id)) ?? {}
}

/** A quantity that can be ordered has to remain. @throws ApiError 422 */
function checkUnits(variation: VariationInput, at: number): void {
  const { order_multiple = 1, carton_quantity, max_per_order = USUAL_PIECES_MAX } = variation
  if (max_per_order < order_multiple) {
    const field = variation.max_per_order === undefined ? 'order_multiple' : 'max_per_order'
    throw invalidField(`products.${at}.${field}`, 'min', EDITOR_ERRORS.max_per_order(order_multiple))
  }
  if (carton_quantity && carton_quantity % order_multiple !== 0) {
    throw invalidField(
      `products.${at}.carton_quantity`,
      'invalid',
      EDITOR_ERRORS.carton_quantity(order_multiple),
    )
  }
}

/** Another product may have a code, or two of these the same. @param kept variations that are written over @throws ApiError 422 */
export async function refuseTakenCodes(
  tx: Tx,
  channel_id: number,
  list: readonly { products: readonly VariationInput[] }[],
  kept: number[] = [],
): Promise<void> {
  const codes = list.flatMap((product) => product.products.map(({ code }) => code))
  if (codes.length === 0) return
  const [taken] = await tx
    .select({ code: products.code })
    .from(products)
    .where(
      and(
        eq(products.channel_id, channel_id),
        inArray(products.code, codes),
        kept.length > 0 ? notInArray(products.id, kept) : undefined,
      ),
    )
    .limit(1)
  const code = taken?.code ?? findTwice(codes)
  if (code === undefined) return
  const { products: variations } = list.find((one) => one.products.some((own) => own.code === code))!
  const at = variations.findIndex((own) => own.code === code)
  throw invalidField(`products.${at}.code`, 'admin.code_taken', EDITOR_ERRORS.code_taken)
}

function findTwice(codes: readonly string[]): string | undefined {
  const seen = new Set<string>()
  return codes.find((code) => seen.size === seen.add(code).size)
}

/** Variations are called after their product. */
async function renameVariations(tx: Tx, model_id: number, name: string | undefined): Promise<void> {
  if (name === undefined) return
  const rows = await tx
    .select({ id: products.id, options: products.options })
    .from(products)
    .where(eq(products.model_id, model_id))
    .orderBy(asc(products.id))
  for (const { id, options } of rows) {
    await tx
      .update(products)
      .set({ name: toName(name, options) })
      .where(eq(products.id, id))
  }
}

async function loadName(tx: Tx, model_id: number): Promise<string> {
  const [row] = await tx
    .select({ name: product_models.name })
    .from(product_models)
    .where(eq(product_models.id, model_id))
  return row?.name ?? ''
}

async function loadAxes(tx: Tx, model_id: number): Promise<string[]> {
  const [row] = await tx
    .select({ axes: product_texts.axes })
    .from(product_texts)
    .where(eq(product_texts.model_id, model_id))
  return row?.axes ?? []
}
