import type { Cart, CartProduct } from '#contract/shapes/cart.ts'
import { $cart } from '#src/stores/cart/cart.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'
import { toGoods, toLineItem } from './analytics-item.ts'
import { recordEvent } from './event-outbox.ts'

const KEY = 'noren.tracked_cart'

/** The cart as events last told it, and which steps to the order were told. */
interface ToldCart {
  token: string
  version: number
  lines: CartProduct[]
  steps: string[]
}

/**
 * What came into the cart and what left it, on any screen: the cart is compared with what was told last, in storage, so
 * that neither a reload nor a second tab tells it twice.
 */
export function watchCart(): void {
  $cart.subscribe((state) => {
    if (state.state !== 'open') return
    const told = tellChanges(state.cart)
    tellStep(state.cart, told)
  })
}

function tellChanges({ token, version, detail }: Cart): ToldCart {
  const stored = getStored('local', KEY) as ToldCart | null
  const known = stored?.token === token ? stored : { token, version: -1, lines: [], steps: [] }
  if (version <= known.version) return known
  const now: ToldCart = { ...known, version, lines: detail.products }
  setStored('local', KEY, now)
  const [before, after] = [countPieces(known.lines), countPieces(now.lines)]
  for (const name of ['add_to_cart', 'remove_from_cart'] as const) {
    const [from, to] = name === 'add_to_cart' ? [before, after] : [after, before]
    const items = [...to].flatMap(([id, { line, pieces }]) => {
      const more = pieces - (from.get(id)?.pieces ?? 0)
      return more > 0 ? [toLineItem(line, more)] : []
    })
    if (items.length > 0) recordEvent(name, toGoods(items), token)
  }
  return now
}

/** Pieces of each product over all lines and parcels: sharing them out buys nothing. */
function countPieces(lines: readonly CartProduct[]) {
  const pieces = new Map<number, { line: CartProduct; pieces: number }>()
  for (const line of lines) {
    const counted = pieces.get(line.product_id)?.pieces ?? 0
    pieces.set(line.product_id, { line, pieces: counted + line.quantity })
  }
  return pieces
}

/** Reaching a screen tells what was given on the one before. Once a cart, and once each way to pay. */
function tellStep({ token, detail }: Cart, told: ToldCart): void {
  if (detail.products.length === 0) return
  const goods = toGoods(detail.products.map((line) => toLineItem(line)))
  const tell = (step: string, record: () => void) => {
    if (told.steps.includes(step)) return
    told.steps.push(step)
    setStored('local', KEY, told)
    record()
  }
  const { pathname } = location
  if (pathname === '/cart/') tell('view_cart', () => recordEvent('view_cart', goods, token))
  if (/^\/cart\/shipping-(add|select)\/$/.test(pathname))
    tell('begin_checkout', () => recordEvent('begin_checkout', goods, token))
  if (pathname === '/cart/payment/')
    tell('add_shipping_info', () => recordEvent('add_shipping_info', goods, token))
  const payment_type = detail.order.payment_name
  if (pathname === '/cart/confirm/' && payment_type)
    tell(`add_payment_info ${payment_type}`, () =>
      recordEvent('add_payment_info', { ...goods, payment_type }, token),
    )
}
