import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { listEveryoneGoods } from '#src/rules/checkout/cart-recipients.ts'
import {
  findSharedPlaces,
  isRowMatch,
  listSent,
  type RecipientRow,
} from '#src/rules/checkout/recipient-rows.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { $recipients, $wrongRows, putRowBack, removeRow } from '#src/stores/checkout/recipients.ts'
import { recipientTexts } from '#src/text/checkout/recipients.ts'
import { isGiftCart } from './is-gift-cart.ts'
import { FilterField } from './FilterField.tsx'
import { RecipientItem } from './RecipientItem.tsx'
import { toFullName } from './to-full-name.ts'

const texts = recipientTexts.list

/** Rows shown at a time. */
const SHOWN = 20

/** The list as it stands, to look through before it is sent. */
export function RecipientList({ view }: { view: CartView }) {
  const { rows, pieces } = useStore($recipients, { ssr: 'initial' })
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(SHOWN)
  const [removed, setRemoved] = useState<{ row: RecipientRow; place: number } | null>(null)
  const everyone = listEveryoneGoods(view.detail, pieces)
  const shared = findSharedPlaces(rows)
  const wrong = useStore($wrongRows, { ssr: 'initial' })
  // What is wrong stands first, or a link to it would lead to a row that is not there.
  const isWrong = ({ id }: RecipientRow) => id in wrong
  const matching = rows
    .filter((row) => isWrong(row) || !words || isRowMatch(row, words))
    .toSorted((one, other) => Number(isWrong(other)) - Number(isWrong(one)))
  const isGift = isGiftCart(view)

  return (
    <section className="form-section" aria-labelledby="recipients-list">
      <h2 id="recipients-list" tabIndex={-1}>
        {texts.heading}
        {rows.length > 0 && <span className="recipients-count">{texts.count(listSent(rows).length)}</span>}
      </h2>
      {rows.length === 0 && <p className="form-hint">{texts.empty}</p>}
      {(words || rows.length > SHOWN / 2) && (
        <FilterField id="recipients-words" label={texts.filter} words={words} onChange={setWords} />
      )}
      {removed && (
        <p className="recipients-removed" role="status">
          <span>{texts.removed(toFullName(removed.row.address))}</span>
          <button
            className="text-link"
            type="button"
            onClick={() => {
              putRowBack(removed.row, removed.place)
              setRemoved(null)
            }}
          >
            {texts.put_back}
          </button>
        </p>
      )}
      <ul className="recipients-rows">
        {matching.slice(0, shown).map((row) => (
          <RecipientItem
            key={row.id}
            row={row}
            everyone={everyone}
            shared={shared.get(row.id) ?? 0}
            is_gift={isGift}
            error={wrong[row.id]}
            onRemove={() => {
              setRemoved({ row, place: rows.indexOf(row) })
              removeRow(row.id)
              document.getElementById('recipients-list')?.focus()
            }}
          />
        ))}
      </ul>
      {words && matching.length === 0 && <p className="form-hint">{texts.not_found}</p>}
      {matching.length > shown && (
        <button className="button button-small" type="button" onClick={() => setShown(shown + SHOWN * 2)}>
          {texts.more(matching.length - shown)}
        </button>
      )}
    </section>
  )
}
