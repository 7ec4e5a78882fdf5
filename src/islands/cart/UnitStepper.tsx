import { useId, useState } from 'react'
import { floorToMultiple, toRightQuantity } from '#src/rules/cart/order-multiple.ts'
import { normaliseDigits } from '#src/rules/input/to-half-width.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { orderUnitText } from '#src/text/cart/order-units.ts'
import { Icon } from '../ui/Icon.tsx'
import type { StepperProps } from './stepper-props.ts'

/**
 * Quantity of goods that are ordered by the step or by the carton. A typed number that is no multiple stays in the box, with
 * what would be right beside it.
 */
export default function UnitStepper(props: StepperProps) {
  const { product_name, quantity, max, min = 1, id, described_by, units, onChange } = props
  const { order_multiple: step = 1, carton_quantity: carton } = units ?? {}
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const words = useId()
  const least = Math.min(min, 1) * step
  const most = Math.max(least, max)

  function want(wanted: number): void {
    setError(null)
    setTyped(null)
    if (wanted !== quantity) onChange(wanted)
  }

  function commit(): void {
    if (!typed?.trim()) return want(quantity)
    const wanted = Number(normaliseDigits(typed))
    if (!Number.isInteger(wanted) || wanted < min) return want(quantity)
    if (wanted % step !== 0) return setError(orderUnitText.wrong(step, toRightQuantity(wanted, step, most)))
    if (wanted > most) return setError(cartScreenTexts.at_limit(most))
    want(wanted)
  }

  const fewer = floorToMultiple(Math.max(0, quantity - 1), step)
  const more = floorToMultiple(quantity, step) + step
  return (
    <>
      <div className="stepper" role="group" aria-label={cartScreenTexts.quantity_of(product_name)}>
        <button
          type="button"
          aria-label={step > 1 ? orderUnitText.fewer(step) : cartScreenTexts.decrease}
          disabled={quantity <= least}
          onClick={() => want(Math.min(fewer, most))}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          aria-describedby={[described_by, words].filter(Boolean).join(' ')}
          aria-invalid={error !== null || undefined}
          aria-label={cartTexts.quantity}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(quantity)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            commit()
          }}
        />
        <button
          type="button"
          aria-label={step > 1 ? orderUnitText.more(step) : cartScreenTexts.increase}
          disabled={more > most}
          onClick={() => want(more)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {carton !== undefined && quantity + carton <= most && (
        <button
          type="button"
          className="button button-small order-carton"
          aria-label={orderUnitText.add_carton_of(product_name)}
          onClick={() => want(quantity + carton)}
        >
          {orderUnitText.add_carton}
        </button>
      )}
      <p className="order-units" id={words} role="status">
        {error ? <span className="form-error">{error}</span> : orderUnitText.said(quantity, units ?? {})}
      </p>
    </>
  )
}
