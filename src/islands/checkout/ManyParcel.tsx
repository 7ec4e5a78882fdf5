import { useState } from 'react'
import type { CartPacking, CartShipping, Leadtime } from '#contract/shapes/cart.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import { toGiftValues, toPacking } from '#src/forms/gift-options.ts'
import { toNoshiInput } from '#src/forms/noshi-choices.ts'
import { listGoods } from '#src/rules/checkout/list-goods.ts'
import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { getDraft } from '#src/stores/page/form-draft.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { manyTexts } from '#src/text/checkout/many-destinations.ts'
import { toCarriage, toPlaceLine } from './ManyDestinations.tsx'
import { nameDestination } from './name-destination.ts'
import { ParcelFields } from './ParcelFields.tsx'
import { toSenderDraft } from './sender-draft.ts'
import { type DeliveryForm, toParcelDraft } from './use-delivery-form.ts'
import { forgetWishDraft, keepBefore, openWishDraft } from './wish-drafts.ts'

interface Props {
  packing: CartPacking
  shipping: CartShipping
  leadtime: Leadtime
  view: CartView
  variant: FormVariant
  delivery: DeliveryForm
  /** Whether somebody typed into its fields. */
  is_touched: boolean
  /** Of those filtered away, what was typed is still saved. */
  is_hidden: boolean
  onTouch: () => void
}

/** One parcel of many in a line: who, where, what, with which wishes; its own fields when asked. */
export function ManyParcel(props: Props) {
  const { packing, shipping, leadtime, view, variant, is_touched, is_hidden } = props
  const [isOpen, setOpen] = useState(is_touched)
  const { shippings, products } = view.detail
  const parcel = useTouched(props)
  const name = nameDestination(shippings.indexOf(shipping), shipping.address)
  const id = `parcel-${packing.key}-fields`
  const isShown = isOpen || parcel.has_errors
  return (
    <li className="recipient" hidden={is_hidden && !parcel.has_errors}>
      <div className="recipient-words">
        <strong>{name}</strong>
        <span>{toPlaceLine(shipping)}</span>
        <span>{listGoods(products, shipping.key, cartTexts.count).join('、')}</span>
        <span>{toWishes(packing)}</span>
        <span>{toCarriage(shipping)}</span>
      </div>
      <div className="recipient-actions">
        <button
          className="button button-small"
          type="button"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          aria-label={isShown ? manyTexts.close_of(name) : manyTexts.change_of(name)}
          onClick={() => setOpen(!isShown)}
        >
          {isShown ? manyTexts.close : manyTexts.change}
        </button>
      </div>
      {(isShown || is_touched) && (
        <div className="recipient-details" id={id} hidden={!isShown} onChange={parcel.touch}>
          <ParcelFields
            // What was set for all since shows here, too, as long as nothing was typed.
            key={JSON.stringify(parcel.before)}
            packing={packing}
            view={view}
            variant={variant}
            leadtime={leadtime}
            delivery={parcel.delivery}
          />
        </div>
      )}
    </li>
  )
}

/** Whether somebody typed into a parcel's fields before a reload. */
export function hasDraft(packing: CartPacking, cart_id: number): boolean {
  const isTyped = openWishDraft(toParcelDraft(cart_id, packing.key), toGiftValues(packing))
  return isTyped || 'chosen' in getDraft(toSenderDraft(cart_id, packing.shipping_key))
}

/** Only what was changed in a parcel's own fields is saved: the rest may have been set for all since. */
function useTouched({ packing, delivery, is_touched, onTouch }: Props) {
  const [errors, setErrors] = useState<Readonly<Record<string, boolean>>>({})
  const [before, setBefore] = useState(packing)
  if (!is_touched && before !== packing) setBefore(packing)
  const known = toWishesOf(before)
  const draft = toParcelDraft(delivery.cart_id, packing.key)
  const own: DeliveryForm = {
    ...delivery,
    pick: (wishes) =>
      Object.fromEntries(
        Object.entries(wishes).filter(
          ([name, wish]) => JSON.stringify(wish) !== JSON.stringify(known[name as keyof typeof known]),
        ),
      ),
    join: (key, save) =>
      delivery.join(key, async () => {
        // Buttons beside the fields change them, too.
        if (!is_touched && !hasDraft(before, delivery.cart_id)) return 'left'
        const end = await save()
        if (end === 'left' && key === packing.key) forgetWishDraft(draft)
        return end
      }),
    report: (key, told) => {
      delivery.report(key, told)
      const isWrong = told.length > 0
      setErrors((all) => ((all[key] ?? false) === isWrong ? all : { ...all, [key]: isWrong }))
    },
  }
  return {
    before,
    has_errors: Object.values(errors).includes(true),
    delivery: own,
    touch(): void {
      if (!is_touched) keepBefore(draft, toGiftValues(before))
      onTouch()
    },
  }
}

/** A parcel's wishes as its form sends them when nothing was changed. */
function toWishesOf(packing: CartPacking) {
  const values = toGiftValues(packing)
  return toPacking({
    ...values,
    wrapping: packing.wrapping ?? '',
    mizuhiki: packing.noshi?.mizuhiki ?? '',
    placement: packing.noshi?.placement ?? '',
    noshi: toNoshiInput(values),
  })
}

/** Day, slot and dress of a parcel, in one line. */
function toWishes({ delivery_date, delivery_timezone, wrapping, noshi, message }: CartPacking): string {
  const wishes = [
    delivery_date && formatDayWithWeekday(delivery_date),
    delivery_timezone,
    wrapping && wrapping !== 'none' && checkoutTexts.wrapping[wrapping],
    noshi && manyTexts.noshi(noshi.title),
    message && manyTexts.message,
  ].filter(Boolean)
  return wishes.length > 0 ? wishes.join('・') : manyTexts.no_wishes
}
