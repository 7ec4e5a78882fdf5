import { CART_PATH, toFirstStep, toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { toPictureUrl } from '#src/rules/page/picture-url.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { removeLine, setQuantity } from '#src/stores/cart/cart-lines.ts'
import { $cartView, type CartLineView, type CartView } from '#src/stores/cart/cart-view.ts'
import { findLineKey } from '#src/stores/cart/find-line-key.ts'
import { putBackLine } from '#src/stores/cart/put-back-line.ts'
import { toSentence } from '#src/text/calls/api-errors.ts'
import { cartDrawerText } from '#src/text/cart/cart-drawer.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { orderUnitText } from '#src/text/cart/order-units.ts'
import { floorToMultiple } from '#src/rules/cart/order-multiple.ts'
import { toLineProblem } from '#src/stores/cart/to-line-problem.ts'
import { cloneTemplate, fillText, findField, findPart } from '#src/enhance/page/find-part.ts'
import { toProductPath } from '#src/rules/page/page-paths.ts'

/** Marks the history entry that «back» leaves by closing the drawer. */
const ENTRY = 'noren_cart_drawer'

let drawer: HTMLDialogElement | null = null

/**
 * Opens the cart beside the page (CART.POPUP_COMPONENT). The browser's own dialog: it holds the focus and gives it
 * back, Escape closes it; so does «back». Answers whether it is open: a shop without it has no template on its pages.
 */
export async function openCartDrawer(): Promise<boolean> {
  drawer ??= await createDrawer()
  if (!drawer) return false
  if (drawer.open) return true
  // The entry of an earlier drawer is still there after a reload or a «forward».
  if (!isOnEntry()) history.pushState({ ...history.state, [ENTRY]: true }, '')
  drawer.showModal()
  return true
}

async function createDrawer(): Promise<HTMLDialogElement | null> {
  const made = cloneTemplate(document, 'cart-drawer') as HTMLDialogElement | null
  if (!made) return null
  await loadStylesheet(made.dataset['stylesheet'] ?? '')
  document.body.append(made)
  $cartView.subscribe((view) => view && fill(made, view))
  made.addEventListener('close', () => {
    if (isOnEntry()) history.back()
  })
  window.addEventListener('popstate', () => {
    if (!isOnEntry()) made.close()
  })
  made.addEventListener('click', (event) => {
    const link = (event.target as HTMLElement).closest('a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Replaces the drawer's own entry, so that «back» leads to the page without the drawer.
    location.replace(link.href)
  })
  // What was taken out can be put back until it is closed.
  made.addEventListener('close', () => {
    for (const gone of made.querySelectorAll('[data-line-gone]')) gone.remove()
  })
  // A page kept for «back» comes back without it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && made.close())
  return made
}

const isOnEntry = () => Boolean((history.state as Record<string, unknown> | null)?.[ENTRY])

/** Nothing is shown before its style is loaded. If the style fails it can still be used. */
function loadStylesheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve())
    document.head.append(link)
  })
}

/** Rows by the key of their line: the focused element stays while amounts change. */
const rows = new Map<string, HTMLElement>()

function fill(made: HTMLDialogElement, view: CartView): void {
  const place = findPart(made, 'drawer-lines')
  const keys = new Set(view.lines.map(({ key }) => key))
  for (const [key, row] of rows) {
    if (keys.has(key)) continue
    row.remove()
    rows.delete(key)
  }
  for (const line of view.lines) {
    const row = rows.get(line.key) ?? createRow(made, line.key)
    if (!row) continue
    fillRow(row, line)
    if (!row.isConnected) place?.append(row)
    rows.set(line.key, row)
  }
  const { order } = view
  fillText(findPart(made, 'drawer-subtotal'), order ? formatYen(order.subtotal) : cartDrawerText.pending)
  const missing = order?.until_free_carriage
  const carriage = findPart(made, 'drawer-shipping-fee')
  if (carriage)
    carriage.textContent =
      typeof missing === 'number' ? cartDrawerText.until_free_carriage(formatYen(missing)) : ''
  const checkout = findPart<HTMLAnchorElement>(made, 'drawer-checkout')
  const isBlocked = view.lines.some(({ problem }) => problem !== null)
  if (!checkout) return
  checkout.href = isBlocked ? CART_PATH : toStepPath(toFirstStep(view))
  checkout.hidden = view.lines.length === 0
}

function createRow(made: HTMLDialogElement, key: string): HTMLElement | null {
  const row = cloneTemplate(made, 'drawer-line')
  row?.addEventListener('click', ({ target }) => {
    const button = (target as HTMLElement).closest('button')
    const line = $cartView.get()?.lines.find((one) => one.key === key)
    if (!button || !line) return
    const step = Number(button.dataset['lineStep'] ?? 0)
    if (step === 0) return remove(made, row, line)
    const wanted = toStepped(line, step)
    if (wanted >= 1 && wanted <= line.max_quantity) void setQuantity(key, wanted)
  })
  return row
}

function fillRow(row: HTMLElement, line: CartLineView): void {
  const { picture, key, options } = line.product_info
  const image = findField(row, 'line-picture') as HTMLImageElement | null
  const address = picture && toPictureUrl(getSite().storage_url, picture, 160, 'webp')
  if (image && address && image.getAttribute('src') !== address) image.src = address
  const name = findField(row, 'line-name') as HTMLAnchorElement | null
  if (name) name.href = toProductPath(key)
  fillText(name, line.product_name)
  const chosen = [...options.map(({ value }) => value), ...(line.embroidery ? [line.embroidery.label] : [])]
  fillText(findField(row, 'line-options'), chosen.join('　') || null)
  fillText(findField(row, 'line-quantity'), cartDrawerText.quantity(line.quantity))
  const subtotal = line.subtotal === null ? cartDrawerText.pending : formatYen(line.subtotal)
  fillText(findField(row, 'line-subtotal'), subtotal)
  const button = findPart(row, 'line-remove')
  if (button) button.ariaLabel = cartScreenTexts.remove_line(line.product_name)
  fillStepper(row, line)
}

/** The next multiple above or below. */
function toStepped({ quantity, product_info }: CartLineView, step: number): number {
  const multiple = product_info.order_multiple ?? 1
  return step > 0
    ? floorToMultiple(quantity, multiple) + multiple
    : floorToMultiple(Math.max(0, quantity - 1), multiple)
}

function fillStepper(row: HTMLElement, line: CartLineView): void {
  const { product_name, quantity, max_quantity, problem, refusal } = line
  const multiple = line.product_info.order_multiple ?? 1
  const stepper = findPart(row, 'line-stepper')
  if (stepper) {
    stepper.ariaLabel = cartScreenTexts.quantity_of(product_name)
    stepper.hidden = problem === 'sold_out' || problem === 'not_on_sale'
  }
  // A button at its limit keeps the focus: it is not disabled but says so.
  for (const button of row.querySelectorAll<HTMLElement>('[data-line-step]')) {
    const step = Number(button.dataset['lineStep'])
    const wanted = toStepped(line, step)
    if (multiple > 1)
      button.ariaLabel = step > 0 ? orderUnitText.more(multiple) : orderUnitText.fewer(multiple)
    button.ariaDisabled = String(wanted < 1 || wanted > max_quantity)
  }
  const limit = quantity >= max_quantity ? cartScreenTexts.at_limit(max_quantity) : ''
  const note = findField(row, 'line-note')
  const words = refusal
    ? toSentence(refusal)
    : problem
      ? toLineProblem(line)
      : limit || orderUnitText.said(quantity, line.product_info)
  if (note && note.textContent !== words) note.textContent = words
}

/** Says in the line's place that it is gone, with a button to put it back, which gets the focus. */
function remove(made: HTMLDialogElement, row: HTMLElement, line: CartLineView): void {
  const gone = cloneTemplate(made, 'drawer-removed')
  if (!gone) return void removeLine(line.key)
  const all = $cartView.get()?.lines ?? []
  const accessories = all.filter(({ parent_key }) => parent_key === line.key)
  fillText(findField(gone, 'line-removed'), cartScreenTexts.removed(line.product_name))
  row.replaceWith(gone)
  rows.delete(line.key)
  const undo = findPart(gone, 'line-undo')
  undo?.focus()
  undo?.addEventListener('click', () => void putBack(gone, line, accessories), { once: true })
  // When it is refused, the line comes back by itself and says why.
  void removeLine(line.key).then((failure) => failure && gone.remove())
}

async function putBack(gone: HTMLElement, line: CartLineView, accessories: CartLineView[]): Promise<void> {
  await putBackLine(line, accessories)
  gone.remove()
  const row = rows.get(findLineKey(line.product_id, line.embroidery?.label) ?? '')
  if (row) findPart(row, 'line-remove')?.focus()
}
