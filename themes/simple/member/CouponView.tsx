import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Coupon, UserCoupon } from '#contract/shapes/coupon.ts'
import { CouponCard } from '#src/islands/coupon/CouponCard.tsx'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { LoadedScreen } from '#src/islands/ui/LoadedScreen.tsx'
import { useChanges } from '#src/islands/member/use-changes.ts'
import { BusyButton } from '#src/islands/ui/BusyButton.tsx'
import { couponsResource, takeCoupon, takenCouponsResource } from '#src/stores/member/coupons.ts'
import { $session } from '#src/stores/session/session.ts'
import { rememberWantedPage } from '#src/stores/session/wanted-page.ts'
import { couponTexts as texts } from '#src/text/member/mypage-wallet.ts'

/** Coupons anybody can take; what a member took stands below. */
export function CouponView() {
  const { state } = useStore($session, { ssr: 'initial' })
  return (
    <div className="coupons">
      <p>{texts.lead}</p>
      <section className="record-section" aria-labelledby="coupons-to-take">
        <h2 id="coupons-to-take">{texts.available}</h2>
        <LoadedScreen resource={couponsResource} rows={3}>
          {(coupons) => <Coupons coupons={coupons} is_member={state === 'member'} />}
        </LoadedScreen>
      </section>
      {state === 'member' && (
        <section className="record-section" aria-labelledby="my-coupons">
          <h2 id="my-coupons">{texts.mine}</h2>
          <ResourceScreen resource={takenCouponsResource} rows={2}>
            {(taken) => <TakenCoupons taken={taken} />}
          </ResourceScreen>
        </section>
      )}
    </div>
  )
}

function Coupons({ coupons, is_member }: { coupons: readonly Coupon[]; is_member: boolean }) {
  const { busy, change } = useChanges()
  if (coupons.length === 0) return <EmptyNote text={texts.empty} />
  async function take({ id }: Coupon): Promise<void> {
    if (await change(`take-${id}`, () => takeCoupon(id), 'member.taken')) await takenCouponsResource.load()
  }
  return (
    <>
      {!is_member && <p>{texts.need_login}</p>}
      <ul className="coupon-list">
        {coupons.map((coupon) => (
          <CouponCard coupon={coupon} key={coupon.id}>
            {coupon.is_taken ? (
              <p className="coupon-taken">{texts.taken}</p>
            ) : is_member ? (
              <BusyButton
                className="button-small"
                is_busy={busy === `take-${coupon.id}`}
                onPress={() => void take(coupon)}
              >
                {texts.take}
                <span className="sr-only">（{coupon.name}）</span>
              </BusyButton>
            ) : (
              <a className="button button-small" href="/login/" onClick={rememberWantedPage}>
                {texts.login}
                <span className="sr-only">（{coupon.name}）</span>
              </a>
            )}
          </CouponCard>
        ))}
      </ul>
    </>
  )
}

function TakenCoupons({ taken }: { taken: readonly UserCoupon[] }) {
  const [now_ms] = useState(() => Date.now())
  if (taken.length === 0) return <EmptyNote text={texts.mine_empty} />
  return (
    <ul className="coupon-list">
      {taken.map((coupon) => {
        const isOver = coupon.expires_at !== null && Date.parse(coupon.expires_at) < now_ms
        const state = coupon.used_at ? texts.used : isOver ? texts.expired : null
        return (
          <CouponCard coupon={coupon} is_over={state !== null} key={coupon.id}>
            {state ? (
              <p className="coupon-taken">{state}</p>
            ) : (
              <a className="button button-small" href="/cart/">
                {texts.use_in_cart}
              </a>
            )}
          </CouponCard>
        )
      })}
    </ul>
  )
}
