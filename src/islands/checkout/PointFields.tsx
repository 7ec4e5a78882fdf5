import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { formatNumber } from '#src/rules/money/format-yen.ts'
import { setPoint } from '#src/stores/checkout/cart-payment.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { ownPoints } from '#src/stores/member/own-benefits.ts'
import { benefitTexts } from '#src/text/checkout/benefits.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { useBenefit } from './use-benefit.ts'

/** How many of the member's points pay for the order. Hidden from members who have none. */
export function PointFields({ view }: { view: CartView }) {
  const state = useStore(ownPoints.$state, { ssr: 'initial' })
  const used = view.detail.order.used_point
  const [text, setText] = useState(used > 0 ? String(used) : '')
  const { is_busy, problem, setProblem, run } = useBenefit()
  if (state.state !== 'ready' || (state.value.balance === 0 && used === 0)) return null

  const use = async (): Promise<void> => {
    // Full-width digits are what a Japanese keyboard writes first.
    const point = Number(text.normalize('NFKC').replaceAll(',', '').trim() || Number.NaN)
    if (!Number.isSafeInteger(point) || point < 1) return setProblem(benefitTexts.points_invalid)
    await run(() => setPoint(point))
  }
  const useNone = async (): Promise<void> => {
    if (await run(() => setPoint(0))) setText('')
  }
  return (
    <section className="form-section" aria-labelledby="point-heading">
      <h2 id="point-heading">{benefitTexts.points}</h2>
      <p>{benefitTexts.balance(formatNumber(state.value.balance))}</p>
      {used > 0 && (
        <ul className="benefits">
          <li>
            <span>{benefitTexts.points_used(formatNumber(used))}</span>
            <button
              className="button button-small"
              type="button"
              disabled={is_busy}
              onClick={() => void useNone()}
            >
              {benefitTexts.use_no_points}
            </button>
          </li>
        </ul>
      )}
      <div className="form-row">
        <label htmlFor="use-point">{benefitTexts.point}</label>
        <div className="benefit-entry">
          <input
            className="field"
            id="use-point"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={text}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'use-point-hint use-point-error' : 'use-point-hint'}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              void use()
            }}
          />
          <BusyButton is_busy={is_busy} className="button-small" onPress={() => void use()}>
            {benefitTexts.use_points}
          </BusyButton>
        </div>
        <p className="form-hint" id="use-point-hint">
          {benefitTexts.point_hint}
        </p>
        {problem && (
          <p className="form-error" id="use-point-error" role="alert">
            {problem}
          </p>
        )}
      </div>
    </section>
  )
}
