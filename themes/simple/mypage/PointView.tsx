import type { Point, PointHistory } from '#contract/shapes/point.ts'
import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { Pager } from '#src/islands/member/Pager.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { formatSigned } from '#src/rules/money/format-signed.ts'
import { formatNumber } from '#src/rules/money/format-yen.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { pointHistoryResource, pointResource } from '#src/stores/member/points.ts'
import { pointTexts as texts } from '#src/text/member/mypage-wallet.ts'

/** Points to spend, those that expire next, and how they came and went. */
export function PointView() {
  return (
    <>
      <ResourceScreen resource={pointResource} rows={1}>
        {(point) => <Balance point={point} />}
      </ResourceScreen>
      <section className="record-section" aria-labelledby="point-history">
        <h2 id="point-history">{texts.history}</h2>
        <ResourceScreen resource={pointHistoryResource} rows={4}>
          {({ data, paging }) =>
            paging.total === 0 ? (
              <EmptyNote text={texts.empty} />
            ) : (
              <>
                <History entries={data} />
                <Pager paging={paging} />
              </>
            )
          }
        </ResourceScreen>
      </section>
    </>
  )
}

function Balance({ point }: { point: Point }) {
  const { balance, pending, expiring, rate } = point
  return (
    <>
      <div className="point-balance">
        <p>{texts.balance}</p>
        <p className="point-number">
          <strong>{formatNumber(balance)}</strong> {texts.unit}
        </p>
        <p className="point-notes">
          {texts.worth}
          {rate > 0 && texts.rate(rate)}
          {pending > 0 && (
            <>
              <br />
              {texts.pending(formatNumber(pending))}
            </>
          )}
        </p>
      </div>
      {expiring && (
        <Notice tone="warning" title={texts.expiring(formatNumber(expiring.point), formatDay(expiring.on))}>
          <p>{texts.expiring_hint}</p>
        </Notice>
      )}
    </>
  )
}

function History({ entries }: { entries: readonly PointHistory[] }) {
  return (
    <table className="record-table">
      <thead>
        <tr>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.kind}</th>
          <th scope="col">{texts.reason}</th>
          <th scope="col" className="numeric">
            {texts.point}
          </th>
          <th scope="col" className="numeric">
            {texts.after}
          </th>
          <th scope="col">{texts.expires}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, kind, point, balance, reason, order_no, created_at, expires_on }) => (
          <tr key={id}>
            <td data-label={texts.date}>
              <time dateTime={created_at}>{formatInstantDay(created_at)}</time>
            </td>
            <td data-label={texts.kind}>{texts.kinds[kind]}</td>
            <td data-label={texts.reason}>
              <span>
                {reason}
                {order_no && <small className="record-order"> {order_no}</small>}
              </span>
            </td>
            <td data-label={texts.point} className="numeric" data-sign={point < 0 ? 'minus' : 'plus'}>
              {formatSigned(point)}
            </td>
            <td data-label={texts.after} className="numeric">
              {formatNumber(balance)}
            </td>
            <td data-label={texts.expires}>{expires_on ? formatDay(expires_on) : texts.no_expiry}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
