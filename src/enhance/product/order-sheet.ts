// The sheet on which every variation of a product is ordered at once (OrderSheetView.astro).
import type { ProductVariation } from '#contract/shapes/product.ts'
import { readPlain } from '#src/api/plain.ts'
import { leaveInvalidRoute } from '#src/site/error-screens.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { orderSheetText } from '#src/text/product/order-sheet.ts'
import { productText } from '#src/text/product/product.ts'
import { followUnits } from '#src/enhance/cart/order-units.ts'
import { cloneTemplate, fillText, findField, findPart } from '#src/enhance/page/find-part.ts'

interface Row {
  variation: ProductVariation
  name: string
  input: HTMLInputElement
}

async function enhance(form: HTMLFormElement): Promise<void> {
  const [, key = ''] = /^\/product\/([^/]+)\//.exec(location.pathname) ?? []
  const say = (text: string) => fillText(findPart(form, 'sheet-status'), text)
  const back = findPart<HTMLAnchorElement>(form, 'sheet-back')
  const submit = findPart<HTMLButtonElement>(form, 'sheet-submit')
  if (back && key) back.href = '../'
  try {
    const input = { params: { resourceKey: decodeURIComponent(key) } }
    const { body: product } = await readPlain('GET /v1/products/{resourceKey}', input)
    const rows = product.product_model.products.flatMap((variation) => toRow(form, variation))
    fillText(findPart(form, 'sheet-name'), product.name)
    const table = findPart(form, 'sheet-table')
    if (table) table.hidden = false
    if (submit) submit.disabled = !rows.some(({ variation }) => variation.max_quantity > 0)
    say('')
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void order(form, rows, say)
    })
  } catch (error) {
    if ((error as { status?: number }).status === 404) leaveInvalidRoute()
    else say(orderSheetText.failed)
  }
}

function toRow(form: HTMLFormElement, variation: ProductVariation): Row[] {
  const element = cloneTemplate(form, 'row')
  const input = element && findPart<HTMLInputElement>(element, 'sheet-quantity')
  if (!element || !input) return []
  const name = variation.options.join(' / ') || variation.name
  fillText(findField(element, 'name'), name)
  fillText(findField(element, 'code'), variation.code)
  element.dataset['variation'] = String(variation.id)
  fillText(findField(element, 'price'), formatYen(variation.unit_price))
  fillText(findField(element, 'stock'), productText.stock[variation.stock_state])
  input.max = String(variation.max_quantity)
  input.disabled = variation.max_quantity === 0
  input.ariaLabel = orderSheetText.quantity_of(name)
  findPart(form, 'sheet-rows')?.append(element)
  const place = findPart(element, 'order-units')
  if (!variation.order_multiple && !variation.carton_quantity) place?.remove()
  else followUnits(element, input, () => variation)
  return [{ variation, name, input }]
}

/**
 * Adds every line that has a quantity. A line that was added loses its quantity, so that a second try does not add it
 * again.
 */
async function order(form: HTMLFormElement, rows: Row[], say: (text: string) => void): Promise<void> {
  const submit = findPart<HTMLButtonElement>(form, 'sheet-submit')
  const wanted = rows.filter(({ input }) => Number(input.value) > 0)
  const wrong = wanted.find(({ input }) => input.validity.customError)
  if (wrong) {
    wrong.input.focus()
    return say(wrong.input.validationMessage)
  }
  const tooMany = wanted.find(({ variation, input }) => Number(input.value) > variation.max_quantity)
  if (tooMany) {
    tooMany.input.focus()
    return say(orderSheetText.too_many(tooMany.name, tooMany.variation.max_quantity))
  }
  if (wanted.length === 0) return say(orderSheetText.nothing)
  if (submit?.getAttribute('aria-busy') === 'true') return
  submit?.setAttribute('aria-busy', 'true')
  try {
    const { addProduct } = await import('#src/stores/cart/cart-lines.ts')
    let pieces = 0
    for (const { variation, name, input } of wanted) {
      const quantity = Math.floor(Number(input.value))
      if (await addProduct({ product_id: variation.id, quantity })) {
        input.focus()
        return say(orderSheetText.refused(name))
      }
      input.value = ''
      pieces += quantity
    }
    say(orderSheetText.added(pieces))
    const cart = findPart(form, 'sheet-cart')
    if (cart) cart.hidden = false
  } finally {
    submit?.removeAttribute('aria-busy')
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-order-sheet]')) void enhance(form)
