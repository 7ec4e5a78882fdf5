import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { addCoupon, removeCoupon } from '#src/stores/checkout/cart-payment.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { ownCoupons } from '#src/stores/member/own-benefits.ts'
import { benefitTexts } from '#src/text/checkout/benefits.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { useBenefit } from './use-benefit.ts'

interface Props {
  view: CartView
  is_member: boolean
}

/** Coupons of the cart, with the reason when one has no effect, and a field to add another. */
export function CouponFields({ view, is_member }: Props) {
  const [code, setCode] = useState('')
  const { is_busy, problem, setProblem, run } = useBenefit()
  const { coupons } = view.detail
  const use = async (wanted: string): Promise<void> => {
    if (wanted.trim() === '') return setProblem(benefitTexts.code_missing)
    if (await run(() => addCoupon(wanted.trim()))) setCode('')
  }
  return (
    <section className="form-section" aria-labelledby="coupon-heading">
      <h2 id="coupon-heading">{benefitTexts.coupon}</h2>
      {coupons.length > 0 && (
        <ul className="benefits">
          {coupons.map(({ code: known, name, discount, problem: reason }) => (
            <li key={known}>
              <span>
                {reason ? benefitTexts.without_effect(name) : benefitTexts.used(name, formatYen(discount))}
                {reason && <small>{reason.message}</small>}
              </span>
              <button
                className="button button-small"
                type="button"
                disabled={is_busy}
                aria-label={benefitTexts.remove_named(name)}
                onClick={() => void run(() => removeCoupon(known))}
              >
                {benefitTexts.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="form-row">
        <label htmlFor="coupon-code">{benefitTexts.code}</label>
        <div className="benefit-entry">
          <input
            className="field"
            id="coupon-code"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={50}
            value={code}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'coupon-code-hint coupon-code-error' : 'coupon-code-hint'}
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={(event) => {
              // Enter adds this coupon; otherwise the form around it would go to the next step.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              void use(code)
            }}
          />
          <BusyButton is_busy={is_busy} className="button-small" onPress={() => void use(code)}>
            {benefitTexts.use}
          </BusyButton>
        </div>
        <p className="form-hint" id="coupon-code-hint">
          {benefitTexts.code_hint}
        </p>
        {problem && (
          <p className="form-error" id="coupon-code-error" role="alert">
            {problem}
          </p>
        )}
      </div>
      {is_member && <OwnCoupons used={coupons.map((coupon) => coupon.code)} is_busy={is_busy} onUse={use} />}
    </section>
  )
}

interface OwnProps {
  used: readonly string[]
  is_busy: boolean
  onUse: (code: string) => Promise<void>
}

/** Coupons the member took, to add with one press. If they fail to load, codes can still be typed. */
function OwnCoupons({ used, is_busy, onUse }: OwnProps) {
  const state = useStore(ownCoupons.$state, { ssr: 'initial' })
  const left = state.state === 'ready' ? state.value.filter(({ code }) => !used.includes(code)) : []
  if (left.length === 0) return null
  return (
    <div role="group" aria-label={benefitTexts.own}>
      <p className="form-hint">{benefitTexts.own}</p>
      <ul className="benefits">
        {left.map(({ id, code, name, description }) => (
          <li key={id}>
            <span>
              {name}
              <small>{description}</small>
            </span>
            <button
              className="button button-small"
              type="button"
              disabled={is_busy}
              aria-label={benefitTexts.use_named(name)}
              onClick={() => void onUse(code)}
            >
              {benefitTexts.use}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
