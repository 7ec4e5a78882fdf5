import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { Icon } from '../ui/Icon.tsx'

interface Props {
  /** Counts from 0. */
  step: number
  /** Names of the steps, where they are not those from cart to order. */
  steps?: readonly string[]
  /** What the steps lead through. */
  label?: string
}

/** Where the shopper is between cart and order. It is the same for every shopper, so it is published. */
export function CheckoutProgress(props: Props) {
  const { step, steps = checkoutTexts.steps, label = checkoutTexts.progress } = props
  return (
    <nav className="progress" aria-label={label}>
      <ol>
        {steps.map((name, place) => (
          <li
            key={name}
            data-state={place < step ? 'done' : place === step ? 'now' : 'ahead'}
            aria-current={place === step ? 'step' : undefined}
          >
            <span className="progress-dot" aria-hidden="true">
              {place < step ? <Icon name="check" /> : place + 1}
            </span>
            <span className="progress-name">
              {name}
              {place < step && <span className="sr-only">{checkoutTexts.done_step}</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
