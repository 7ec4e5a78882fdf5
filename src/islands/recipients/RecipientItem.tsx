import { useState } from 'react'
import { listRowGoods, type RecipientGoods, type RecipientRow } from '#src/rules/checkout/recipient-rows.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { changeRow } from '#src/stores/checkout/recipients.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { recipientTexts } from '#src/text/checkout/recipients.ts'
import { CompanyLine } from '../ui/AddressLines.tsx'
import { RecipientDetails } from './RecipientDetails.tsx'
import { toFullName, toRowId } from './to-full-name.ts'

const texts = recipientTexts.list

interface Props {
  row: RecipientRow
  everyone: readonly RecipientGoods[]
  /** How many rows go to its place; 0 when it is the only one. */
  shared: number
  is_gift: boolean
  error: string | undefined
  onRemove: () => void
}

/** One recipient of the list: who, where, what; the rest on demand. */
export function RecipientItem({ row, everyone, shared, is_gift, error, onRemove }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { id, address, message, note, is_left_out } = row
  const name = toFullName(address)
  const goods = listRowGoods(row, everyone)
  const details = `${toRowId(id)}-details`
  return (
    <li className="recipient" id={toRowId(id)} tabIndex={-1} data-left-out={is_left_out || undefined}>
      <div className="recipient-words">
        <CompanyLine of={address} />
        <strong>{name} 様</strong>
        <span>
          〒{formatPostalCode(address.postal_code)}　{address.prefecture}
          {address.city}
          {address.address1} {address.address2}
        </span>
        <span>
          {is_left_out
            ? texts.left_out
            : goods.map((one) => `${one.name}（${cartTexts.count(one.quantity)}）`).join('、')}
        </span>
        {is_gift && message && <span className="recipient-message">{message}</span>}
        {shared > 1 && <span className="recipient-note">{texts.shared_place(shared)}</span>}
        {note && <span className="recipient-note">{note}</span>}
        {error && <span className="form-error">{error}</span>}
      </div>
      <div className="recipient-actions">
        <label className="recipient-out">
          <input
            type="checkbox"
            checked={is_left_out}
            aria-label={texts.leave_out_of(name)}
            onChange={(event) => changeRow(id, { is_left_out: event.target.checked })}
          />
          {texts.leave_out}
        </label>
        <button
          className="text-link"
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          aria-label={texts.open_of(name)}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.open}
        </button>
        <button className="text-link" type="button" aria-label={texts.remove_of(name)} onClick={onRemove}>
          {texts.remove}
        </button>
      </div>
      {isOpen && (
        <div className="recipient-details" id={details}>
          <RecipientDetails row={row} everyone={everyone} is_gift={is_gift} />
        </div>
      )}
    </li>
  )
}
