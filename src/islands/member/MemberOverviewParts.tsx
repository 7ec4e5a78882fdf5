import type { User } from '#contract/shapes/user.ts'
import { formatNumber } from '#src/rules/money/format-yen.ts'
import { formatDay, formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import { type MemberOverview, overviewResource } from '#src/stores/member/member-overview.ts'
import { overviewTexts as texts } from '#src/text/member/member-overview.ts'
import { pointTexts } from '#src/text/member/mypage-wallet.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import { toCouponTerm, toCouponValue } from '../coupon/coupon-words.ts'
import { OrderCard } from '../orders/OrderCard.tsx'
import { EmptyNote } from './EmptyNote.tsx'
import { ResourceScreen } from './ResourceScreen.tsx'

/** As many coupons as one can take in at a glance. */
const SHOWN_COUPONS = 2

/** What a member comes for: what to do next, the newest order, points with their last day, coupons to use. */
export function MemberOverviewParts({ member }: { member: User }) {
  return (
    <ResourceScreen resource={overviewResource} rows={4}>
      {(overview) => (
        <>
          <NextSteps steps={listSteps(member, overview)} />
          <LatestOrder overview={overview} />
          <div className="overview-pair">
            <Points overview={overview} />
            <Coupons overview={overview} />
          </div>
        </>
      )}
    </ResourceScreen>
  )
}

interface Step {
  href: string
  text: string
}

/** Open tasks of the member, urgent ones first. */
function listSteps(member: User, { orders, unread, takeable, points }: MemberOverview): Step[] {
  const unpaid = orders?.find(({ status }) => status === 'awaiting_payment')
  return [
    ...(member.pending_email
      ? [{ href: '/mypage/user_info/', text: texts.prove_email(member.pending_email) }]
      : []),
    ...(unpaid ? [{ href: `/mypage/order_history/${unpaid.id}/`, text: texts.pay(unpaid.order_no) }] : []),
    ...(unread?.length ? [{ href: '/mypage/message-center/', text: texts.read(unread.length) }] : []),
    ...(points?.expiring
      ? [
          {
            href: '/product/',
            text: texts.spend(formatNumber(points.expiring.point), formatDay(points.expiring.on)),
          },
        ]
      : []),
    ...(takeable > 0 ? [{ href: '/coupon/', text: texts.take(takeable) }] : []),
    ...(member.postal_code === '' ? [{ href: '/mypage/user_info/edit/', text: texts.complete_profile }] : []),
  ]
}

function NextSteps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null
  return (
    <section className="overview-next" aria-labelledby="overview-next">
      <h2 id="overview-next">{texts.next}</h2>
      <ul>
        {steps.map(({ href, text }) => (
          <li key={text}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LatestOrder({ overview: { orders, latest } }: { overview: MemberOverview }) {
  const [order] = orders ?? []
  const isUnderWay = order && ['awaiting_payment', 'accepted', 'paid', 'shipped'].includes(order.status)
  const parcels = isUnderWay ? (latest?.detail.packings ?? []) : []
  const days = [...new Set(parcels.map(toArrival).filter((text) => text !== null))]
  return (
    <section className="record-section" aria-labelledby="overview-order">
      <div className="record-head">
        <h2 id="overview-order" className="record-title">
          {texts.latest_order}
        </h2>
        {order && (
          <a className="text-link" href="/mypage/order_history/">
            {mypageTexts.see_all}
          </a>
        )}
      </div>
      {orders === null && <p className="form-hint">{mypageTexts.failed}</p>}
      {orders?.length === 0 && (
        <EmptyNote text={texts.no_order} link={{ href: '/product/', label: texts.to_products }} />
      )}
      {order && (
        <>
          <p className="overview-state">{texts.states[order.status]}</p>
          {days.map((text) => (
            <p className="overview-state" key={text}>
              {text}
            </p>
          ))}
          <ul className="record-list">
            <OrderCard order={order} />
          </ul>
        </>
      )}
    </section>
  )
}

type Parcel = NonNullable<MemberOverview['latest']>['detail']['packings'][number]

function toArrival({ delivery_date, delivery_timezone }: Parcel): string | null {
  if (delivery_date === null) return null
  return texts.arrival(formatDayWithWeekday(delivery_date), delivery_timezone ?? '')
}

function Points({ overview: { points } }: { overview: MemberOverview }) {
  return (
    <section className="overview-part" aria-labelledby="overview-points">
      <h2 id="overview-points">{pointTexts.balance}</h2>
      {points ? (
        <>
          <p className="point-number">
            <strong>{formatNumber(points.balance)}</strong> {pointTexts.unit}
          </p>
          <p className="point-notes">
            {points.expiring
              ? pointTexts.expiring(formatNumber(points.expiring.point), formatDay(points.expiring.on))
              : texts.no_expiry}
          </p>
        </>
      ) : (
        <p className="form-hint">{mypageTexts.failed}</p>
      )}
      <a className="text-link" href="/mypage/point/">
        {texts.to_points}
      </a>
    </section>
  )
}

function Coupons({ overview: { coupons } }: { overview: MemberOverview }) {
  return (
    <section className="overview-part" aria-labelledby="overview-coupons">
      <h2 id="overview-coupons">{texts.coupons}</h2>
      {coupons === null && <p className="form-hint">{mypageTexts.failed}</p>}
      {coupons?.length === 0 && <p>{texts.no_coupon}</p>}
      {coupons && coupons.length > 0 && (
        <ul className="overview-coupons">
          {coupons.slice(0, SHOWN_COUPONS).map((coupon) => (
            <li key={coupon.id}>
              <strong>{toCouponValue(coupon)}</strong> {coupon.name}
              <br />
              <small>{toCouponTerm(coupon)}</small>
            </li>
          ))}
        </ul>
      )}
      <a className="text-link" href="/coupon/">
        {coupons && coupons.length > SHOWN_COUPONS ? texts.more_coupons(coupons.length) : texts.to_coupons}
      </a>
    </section>
  )
}
