import type { ListEdit } from '#src/stores/order-list/edit-list.ts'
import { orderListTexts as texts } from '#src/text/order-list/order-lists.ts'
import { DaySelect } from './DaySelect.tsx'

interface Props {
  edit: ListEdit
  onType: (typed: Partial<Pick<ListEdit, 'name' | 'day_of_month' | 'is_shared'>>) => void
}

/** Name, day and sharing of an own list. */
export function ListFields({ edit, onType }: Props) {
  const { name, day_of_month, is_shared, name_fault, base } = edit
  return (
    <div className="order-list-fields print:hidden">
      <div className="form-row">
        <label className="form-label" htmlFor="list-name">
          {texts.name}
        </label>
        <input
          className="field"
          id="list-name"
          maxLength={60}
          autoComplete="off"
          value={name}
          aria-invalid={name_fault || undefined}
          aria-describedby={name_fault ? 'list-name-error' : undefined}
          onChange={({ target }) => onType({ name: target.value })}
        />
        {name_fault && (
          <p className="form-error" id="list-name-error">
            {texts.faults.name}
          </p>
        )}
      </div>
      <DaySelect id="list-day" day={day_of_month} onChange={(day) => onType({ day_of_month: day })} />
      {(base.can_share || is_shared) && (
        <div className="form-row">
          <label className="check-field">
            <input
              type="checkbox"
              checked={is_shared}
              aria-describedby="list-share-hint"
              onChange={({ target }) => onType({ is_shared: target.checked })}
            />
            {texts.share}
          </label>
          <p className="form-hint" id="list-share-hint">
            {texts.share_hint}
          </p>
        </div>
      )}
    </div>
  )
}
