import { type ReactNode, useState } from 'react'
import { useStore } from '@nanostores/react'
import { ownCoupons, ownPoints } from '#src/stores/member/own-benefits.ts'
import { $session } from '#src/stores/session/session.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

interface Props {
  children: ReactNode
}

/**
 * The content below a member's coupons and points waits for them: if they came late, a way to pay would move from under
 * the finger. Guests have none to wait for, and a failed load holds nobody up.
 */
export function BenefitsKnown({ children }: Props) {
  const { state } = useStore($session, { ssr: 'initial' })
  if (state === 'unknown') return <Waiting />
  return state === 'member' ? <OwnBenefitsKnown>{children}</OwnBenefitsKnown> : children
}

/** Loads both, for members only, because it needs a login. */
function OwnBenefitsKnown({ children }: Props) {
  const coupons = useStore(ownCoupons.$state, { ssr: 'initial' })
  const points = useStore(ownPoints.$state, { ssr: 'initial' })
  const [wasKnown, setKnown] = useState(false)
  const isKnown = coupons.state !== 'loading' && points.state !== 'loading'
  // When they are loaded again later, e.g. on «back», the form stays, so that nothing typed is lost.
  if (isKnown && !wasKnown) setKnown(true)
  return isKnown || wasKnown ? children : <Waiting />
}

function Waiting() {
  return <Skeleton label={checkoutTexts.loading} rows={3} />
}
