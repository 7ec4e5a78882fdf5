import { useState } from 'react'
import { getOrderFilter } from '#src/stores/order/order-history.ts'
import { orderStatuses, orderTexts } from '#src/text/order/orders.ts'
import { Icon } from '../ui/Icon.tsx'

/**
 * Narrows the list. It is folded, because people come for their orders. A plain GET form: the address keeps it, and it
 * works with «back».
 */
export function OrderFilters() {
  const [filter] = useState(getOrderFilter)
  const [period, setPeriod] = useState({ from: filter.date_from, to: filter.date_to })
  const isWrong = period.from !== '' && period.to !== '' && period.to < period.from
  const isFiltered = Object.values(filter).some((value) => value !== '')
  return (
    <details className="order-filter" open={isFiltered}>
      <summary>{isFiltered ? orderTexts.filtered : orderTexts.filter}</summary>
      <form
        className="order-filters"
        method="get"
        aria-label={orderTexts.filter}
        onSubmit={(event) => isWrong && event.preventDefault()}
      >
        <div className="form-row">
          <label className="form-label" htmlFor="order-q">
            {orderTexts.q}
          </label>
          <input
            className="field"
            id="order-q"
            name="q"
            type="search"
            maxLength={100}
            defaultValue={filter.q}
          />
        </div>
        <div className="form-row">
          <label className="form-label" htmlFor="order-status">
            {orderTexts.status}
          </label>
          <div className="select">
            <select id="order-status" name="status" defaultValue={filter.status}>
              <option value="">{orderTexts.all}</option>
              {Object.entries(orderStatuses).map(([status, label]) => (
                <option value={status} key={status}>
                  {label}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </div>
        </div>
        {(['from', 'to'] as const).map((end) => (
          <div className="form-row" key={end}>
            <label className="form-label" htmlFor={`order-${end}`}>
              {end === 'from' ? orderTexts.date_from : orderTexts.date_to}
            </label>
            <input
              className="field"
              id={`order-${end}`}
              name={`date_${end}`}
              type="date"
              value={period[end]}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? 'order-period-error' : undefined}
              onChange={(event) => setPeriod({ ...period, [end]: event.target.value })}
            />
          </div>
        ))}
        {isWrong && (
          <p className="form-error" id="order-period-error" role="alert">
            {orderTexts.wrong_period}
          </p>
        )}
        <div className="record-actions">
          <button className="button button-small" type="submit">
            {orderTexts.search}
          </button>
          {isFiltered && (
            <a className="button button-small" href="/mypage/order_history/">
              {orderTexts.clear}
            </a>
          )}
        </div>
      </form>
    </details>
  )
}
