import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { UserAddress } from '#contract/shapes/user-address.ts'
import { foldText } from '#src/rules/input/fold-text.ts'
import { isWholeAddress } from '#src/rules/input/is-whole-address.ts'
import { addressBookResource } from '#src/stores/member/address-book.ts'
import { addressMarks } from '#src/text/member/address-marks.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { shareTexts } from '#src/text/checkout/share-destinations.ts'
import { type Choice, ChoiceCards } from '../ui/ChoiceCards.tsx'
import { FieldRow } from '../ui/FieldRow.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** More entries than this can be searched; an address book holds up to 2,000. */
const SHOWN = 8

interface Props {
  id: string
  legend: string
  error: string | undefined
  /** Choices beside the book's, before and after them. */
  before?: readonly Choice[]
  after: readonly Choice[]
  /** Value of the chosen entry: its id, or a value of `before` and `after`. */
  chosen: string
  onChoose: (value: string, entry: UserAddress | undefined) => void
  /** Called when it is known that there is nothing to choose from. */
  onEmpty?: () => void
}

/** A member's address book to choose from, and the other choices. Without a book only the others. */
export function AddressChoice(props: Props) {
  const { id, legend, error, before = [], after, chosen, onChoose, onEmpty } = props
  const book = useStore(addressBookResource.$state, { ssr: 'initial' })
  const [words, setWords] = useState('')
  const isEmpty = book.state === 'failed' || (book.state === 'ready' && !book.value.data.some(isWholeAddress))
  useEffect(() => {
    if (isEmpty) onEmpty?.()
  })
  if (book.state === 'loading') return <Skeleton label={checkoutTexts.loading} rows={2} />
  const entries = book.state === 'ready' ? book.value.data.filter(isWholeAddress) : []
  const matching = entries.filter((entry) => isMatch(entry, words))
  const shown = keepChosen(matching.slice(0, SHOWN), entries, chosen)
  const left = matching.length - SHOWN
  return (
    <>
      {book.state === 'failed' && <p className="form-hint">{shareTexts.book_failed}</p>}
      {entries.length > SHOWN && (
        <FieldRow id={`${id}-words`} label={shareTexts.book_filter} is_required={false} error={undefined}>
          <input
            className="field"
            id={`${id}-words`}
            type="search"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </FieldRow>
      )}
      <ChoiceCards
        id={id}
        legend={legend}
        error={error}
        choices={[...before, ...shown.map(toChoice), ...after]}
        toRadio={(value) => ({
          name: id,
          checked: chosen === value,
          onChange: () =>
            onChoose(
              value,
              entries.find((entry) => String(entry.id) === value),
            ),
        })}
      />
      <p className="form-hint" aria-live="polite">
        {left > 0 && shareTexts.book_more(left)}
        {words && matching.length === 0 && shareTexts.book_none}
      </p>
    </>
  )
}

function toChoice(entry: UserAddress): Choice {
  const { id, company_name, shipping_name, formatted_postal_code, full_address } = entry
  return {
    value: String(id),
    label: [company_name, `${shipping_name} 様`].filter(Boolean).join('　'),
    aside: entry.is_default ? addressMarks.default : entry.is_sender_default && addressMarks.sender,
    details: `〒${formatted_postal_code} ${full_address}`,
  }
}

function isMatch(
  { shipping_name, shipping_name_kana, full_address, company_name }: UserAddress,
  words: string,
) {
  const text = foldText([shipping_name, shipping_name_kana, full_address, company_name].join(' '))
  return words.split(/\s+/).every((word) => text.includes(foldText(word)))
}

/** The chosen entry stays visible, whatever is searched for. */
function keepChosen(shown: UserAddress[], entries: readonly UserAddress[], chosen: string): UserAddress[] {
  const entry = entries.find(({ id }) => String(id) === chosen)
  return !entry || shown.includes(entry) ? shown : [entry, ...shown]
}
