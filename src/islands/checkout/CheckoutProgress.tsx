import { checkoutTexts } from '#src/text/checkout.ts'
import { Icon } from '../ui/Icon.tsx'

/** Where the shopper is between cart and order. `step` counts from 0; every shopper sees the same, so it is baked. */
export function CheckoutProgress({ step }: { step: number }) {
  return (
    <nav className="progress" aria-label={checkoutTexts.progress}>
      <ol>
        {checkoutTexts.steps.map((name, place) => (
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
