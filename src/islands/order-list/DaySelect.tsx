import type { OrderList } from '#contract/shapes/order-list.ts'
import { orderListTexts as texts } from '#src/text/order-list/order-lists.ts'

type Day = OrderList['day_of_month']

interface Props {
  id: string
  day: Day
  onChange: (day: Day) => void
}

/** The day of the month a list comes back. */
export function DaySelect({ id, day, onChange }: Props) {
  return (
    <div className="form-row">
      <label className="form-label" htmlFor={id}>
        {texts.day}
      </label>
      <select
        className="field"
        id={id}
        value={String(day)}
        onChange={({ target }) => onChange(texts.days[target.selectedIndex] ?? null)}
      >
        {texts.days.map((one) => (
          <option key={String(one)} value={String(one)}>
            {texts.day_of(one)}
          </option>
        ))}
      </select>
    </div>
  )
}
