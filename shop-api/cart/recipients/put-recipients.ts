import type { Address } from '#contract/shapes/address.ts'
import type { CartDestination, CartDetail, CartParcel } from '#shop-api/db/json/cart-detail.ts'
import { isForOrderer } from '#src/rules/checkout/is-for-orderer.ts'
import { findBookAddresses, findDefaultSender } from '../book-address.ts'
import { addDestination, isGift, requireParcel } from '../cart-detail.ts'
import type { CatalogueLines } from '../catalogue-line.ts'
import type { CartChange, OpenCart } from '../change-cart.ts'
import { checkRoom } from '../change-lines.ts'
import { dropStaleWishes } from '../delivery-wishes.ts'
import { loadCartGoods } from '../load-cart-goods.ts'
import { refuseCart, refuseField } from '../refuse-cart.ts'
import {
  type Addressed,
  findGoodsProblems,
  findPlaceProblems,
  findStockProblems,
  type Recipient,
  refuseProblems,
} from './check-recipients.ts'
import { type Share, shareGoods } from './share-goods.ts'

/**
 * Makes people the destinations of a cart, and what they get its goods: all of it or nothing. Who was a destination
 * already, by the words of the address, stays it, with sender, day and time; wrapping, noshi and message that are left
 * out stay, too. The same list again changes nothing.
 *
 * @param locked products a password hides from this visitor; in a cart they stay
 */
export function putRecipients(recipients: readonly Recipient[], locked: ReadonlySet<number>): CartChange {
  return async (cart) => {
    const { detail, terms } = cart
    if (!terms.is_selling) throw refuseCart('cart.common.selling_stopped')
    if (isGift(detail)) throw refuseField('cart.social.recipient_decides', 'recipients')
    if (!terms.is_allow_multiple) throw refuseField('cart.shipping.too_many', 'recipients')
    const addressed = await addAddresses(cart, recipients)
    const catalogue = await loadGoods(cart, recipients, locked)
    refuseProblems([...findPlaceProblems(addressed, terms), ...findGoodsProblems(addressed, catalogue)])
    shareGoods(detail, putDestinations(detail, addressed), catalogue)
    checkRoom(detail, 'recipients')
    refuseProblems(findStockProblems(addressed, catalogue, detail))
    await setDefaultSenders(cart, detail.shippings)
    dropStaleWishes(cart)
  }
}

async function addAddresses(cart: OpenCart, recipients: readonly Recipient[]): Promise<Addressed[]> {
  const ids = recipients.flatMap(({ user_address_id }) => user_address_id ?? [])
  const book = await findBookAddresses(cart, ids)
  return recipients.map((recipient) => {
    const { user_address_id, address } = recipient
    return { ...recipient, to: user_address_id === undefined ? address : book.get(user_address_id) }
  })
}

async function loadGoods(
  cart: OpenCart,
  recipients: readonly Recipient[],
  locked: ReadonlySet<number>,
): Promise<CatalogueLines> {
  const ids = recipients.flatMap(({ goods }) => goods.map(({ product_id }) => product_id))
  const { tx, detail } = cart
  const present = new Set(detail.lines.map(({ product_id }) => product_id))
  const catalogue = await loadCartGoods(tx, cart, detail, ids)
  return new Map([...catalogue].filter(([id]) => present.has(id) || !locked.has(id)))
}

/** @returns what each of them gets and where */
function putDestinations(detail: CartDetail, recipients: readonly Addressed[]): Share[] {
  const before = Map.groupBy(detail.shippings, ({ address }) => address && toLetters(address))
  const parcels = detail.packings
  detail.shippings = []
  detail.packings = []
  const stays = recipients.map(({ to }) => (to && before.get(toLetters(to))?.shift()) ?? null)
  return recipients.map(({ to = null, user_address_id = null, goods, ...wishes }, at) => {
    // Where nobody had said yet where it goes, what was wished for is for the first new one.
    const present = stays[at] ?? before.get(null)?.shift()
    const shipping = present ?? addDestination(detail)
    if (present) {
      detail.shippings.push(present)
      detail.packings.push(requireParcel({ packings: parcels }, present.key))
    }
    Object.assign(shipping, { address: to, user_address_id })
    const parcel = requireParcel(detail, shipping.key)
    setWishes(parcel, wishes)
    return { shipping_key: shipping.key, packing_key: parcel.key, goods }
  })
}

/** Left out stays. */
function setWishes(
  parcel: CartParcel,
  { wrapping, noshi, message }: Pick<Recipient, 'wrapping' | 'noshi' | 'message'>,
): void {
  if (wrapping !== undefined) parcel.wrapping = wrapping
  if (noshi !== undefined) parcel.noshi = noshi
  if (message !== undefined) parcel.message = message
}

/** As single destinations have it: the member's usual sender, unless somebody said otherwise. */
async function setDefaultSenders(cart: OpenCart, shippings: readonly CartDestination[]): Promise<void> {
  const unsaid = shippings.filter(
    ({ address, sender }) =>
      sender === undefined && address !== null && !isForOrderer(address, cart.detail.orderer),
  )
  const sender = unsaid.length > 0 ? await findDefaultSender(cart) : undefined
  if (sender === undefined) return
  for (const shipping of unsaid) shipping.sender = sender
}

/** The database keeps the fields of an address in an order of its own. */
function toLetters(address: Address): string {
  return JSON.stringify(Object.entries(address).sort(([one], [other]) => (one < other ? -1 : 1)))
}
