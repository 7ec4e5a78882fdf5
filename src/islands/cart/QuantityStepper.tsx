import { lazy, Suspense, useState } from 'react'
import { normaliseDigits } from '#src/rules/input/to-half-width.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { Icon } from '../ui/Icon.tsx'
import type { StepperProps } from './stepper-props.ts'

// Most goods are ordered by the piece, so the code for steps and cartons is loaded where it is needed.
const UnitStepper = lazy(() => import('./UnitStepper.tsx'))

/** Quantity of a line: one less, one more, or typed. A typed number counts on leaving the field or with Enter. */
export function QuantityStepper(props: StepperProps) {
  const { units, product_name, quantity, max, min = 1, id, described_by, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const limit = Math.max(min, max)

  function commit(): void {
    // Left empty, e.g. right after Enter: an empty box is not zero.
    if (!typed?.trim()) return setTyped(null)
    const wanted = Math.round(Number(normaliseDigits(typed)))
    setTyped(null)
    if (Number.isFinite(wanted) && wanted >= min && wanted !== quantity) onChange(Math.min(wanted, limit))
  }

  if (units?.order_multiple || units?.carton_quantity)
    return (
      <Suspense>
        <UnitStepper {...props} />
      </Suspense>
    )
  return (
    <div className="stepper" role="group" aria-label={cartScreenTexts.quantity_of(product_name)}>
      <button
        type="button"
        aria-label={cartScreenTexts.decrease}
        disabled={quantity <= min}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        id={id}
        aria-describedby={described_by}
        aria-label={cartTexts.quantity}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(quantity)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Enter sets the number; a form around the box is not sent yet.
          event.preventDefault()
          commit()
        }}
      />
      <button
        type="button"
        aria-label={cartScreenTexts.increase}
        disabled={quantity >= limit}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
