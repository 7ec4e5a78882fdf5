import { useState } from 'react'
import { normaliseDigits } from '#src/rules/normalise-digits.ts'
import { cartTexts } from '#src/text/cart.ts'
import { Icon } from '../ui/Icon.tsx'

interface Props {
  product_name: string
  quantity: number
  max: number
  onChange: (quantity: number) => void
}

/** Pieces of a line: one less, one more, or typed. What is typed counts on leaving the field or with Enter. */
export function QuantityStepper({ product_name, quantity, max, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const limit = Math.max(1, max)

  function commit(): void {
    const wanted = Math.round(Number(normaliseDigits(typed ?? '')))
    setTyped(null)
    if (Number.isFinite(wanted) && wanted >= 1 && wanted !== quantity) onChange(Math.min(wanted, limit))
  }

  return (
    <div className="stepper" role="group" aria-label={cartTexts.quantity_of(product_name)}>
      <button
        type="button"
        aria-label={cartTexts.decrease}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        aria-label={cartTexts.quantity}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(quantity)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit()
        }}
      />
      <button
        type="button"
        aria-label={cartTexts.increase}
        disabled={quantity >= limit}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
