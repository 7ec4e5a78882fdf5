import { CART_PATH, toFirstStep, toStepPath } from '#src/rules/checkout-steps.ts'
import { formatYen } from '#src/rules/format-yen.ts'
import { toPictureUrl } from '#src/rules/picture-url.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { $cartView, type CartLineView, type CartView } from '#src/stores/cart-view.ts'
import { cartDrawerText } from '#src/text/cart-drawer.ts'
import { cloneTemplate, fillText, findField, findPart } from './find-part.ts'

/** Marks the entry of the history that «back» leaves by closing the drawer. */
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
  // The entry of one before is still there after a reload or a «forward».
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
    // In place of the drawer's own entry, so that «back» from there is the page it stood on, without it.
    location.replace(link.href)
  })
  // A page kept for «back» comes back without it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && made.close())
  return made
}

const isOnEntry = () => Boolean((history.state as Record<string, unknown> | null)?.[ENTRY])

/** Nothing is shown before it is dressed; without its dress it can still be used. */
function loadStylesheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve())
    document.head.append(link)
  })
}

function fill(made: HTMLDialogElement, view: CartView): void {
  const rows = view.lines.flatMap((line) => toRow(made, line) ?? [])
  findPart(made, 'drawer-lines')?.replaceChildren(...rows)
  const { order } = view
  fillText(findPart(made, 'drawer-subtotal'), order ? formatYen(order.subtotal) : cartDrawerText.pending)
  const missing = order?.until_free_carriage
  const carriage = findPart(made, 'drawer-carriage')
  if (carriage)
    carriage.textContent =
      typeof missing === 'number' ? cartDrawerText.until_free_carriage(formatYen(missing)) : ''
  const checkout = findPart<HTMLAnchorElement>(made, 'drawer-checkout')
  const isBlocked = view.lines.some(({ problem }) => problem !== null)
  if (checkout) checkout.href = isBlocked ? CART_PATH : toStepPath(toFirstStep(view))
}

function toRow(made: HTMLDialogElement, line: CartLineView): HTMLElement | null {
  const row = cloneTemplate(made, 'drawer-line')
  if (!row) return null
  const { picture, key, options } = line.product_info
  const image = findField(row, 'line-picture') as HTMLImageElement | null
  if (image && picture) image.src = toPictureUrl(getSite().storage_url, picture, 160, 'webp')
  const name = findField(row, 'line-name') as HTMLAnchorElement | null
  if (name) name.href = `/product/${encodeURIComponent(key)}/`
  fillText(name, line.product_name)
  const chosen = [...options.map(({ value }) => value), ...(line.embroidery ? [line.embroidery.label] : [])]
  fillText(findField(row, 'line-options'), chosen.join('　') || null)
  fillText(findField(row, 'line-quantity'), cartDrawerText.quantity(line.quantity))
  const subtotal = line.subtotal === null ? cartDrawerText.pending : formatYen(line.subtotal)
  fillText(findField(row, 'line-subtotal'), subtotal)
  return row
}
