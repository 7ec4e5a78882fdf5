import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { UserAddress } from '#contract/shapes/user-address.ts'
import { isRowMatch } from '#src/rules/checkout/recipient-rows.ts'
import { isWholeAddress } from '#src/rules/input/is-whole-address.ts'
import { toBookRow } from '#src/rules/checkout/to-recipient-row.ts'
import { $recipients, addRows } from '#src/stores/checkout/recipients.ts'
import { addressBookResource } from '#src/stores/member/address-book.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { shareTexts } from '#src/text/checkout/share-destinations.ts'
import { recipientTexts } from '#src/text/checkout/recipients.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { FilterField } from './FilterField.tsx'

const texts = recipientTexts.book

/** Entries shown at a time: a book holds up to 2,000. */
const SHOWN = 30

/** Recipients from the member's address book: some or all of them, found by name or place. */
export function RecipientsBook() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="recipients-source">
      <h3>{texts.heading}</h3>
      {isOpen ? (
        <Book />
      ) : (
        <button className="button button-small" type="button" onClick={() => setOpen(true)}>
          {texts.open}
        </button>
      )}
    </div>
  )
}

function Book() {
  const book = useStore(addressBookResource.$state, { ssr: 'initial' })
  if (book.state === 'loading') return <Skeleton label={checkoutTexts.loading} rows={3} />
  if (book.state === 'failed')
    return (
      <LoadFailure
        title={shareTexts.book_failed}
        failure={book.failure}
        onRetry={() => void addressBookResource.load()}
      />
    )
  const entries = book.value.data.filter(isWholeAddress)
  return entries.length === 0 ? <p className="form-hint">{texts.empty}</p> : <Entries entries={entries} />
}

function Entries({ entries }: { entries: readonly UserAddress[] }) {
  const { rows } = useStore($recipients, { ssr: 'initial' })
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(SHOWN)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [answer, setAnswer] = useState('')
  const listed = new Set(rows.map(({ user_address_id }) => user_address_id))
  const matching = entries.filter((entry) => isRowMatch({ address: entry }, words))
  const free = matching.filter(({ id }) => !listed.has(id))

  function toggle(id: number, is_chosen: boolean): void {
    const changed = new Set(chosen)
    if (is_chosen) changed.add(id)
    else changed.delete(id)
    setChosen(changed)
  }

  function add(): void {
    if (chosen.size === 0) return setAnswer(texts.choose)
    const end = addRows(entries.filter(({ id }) => chosen.has(id)).map(toBookRow))
    setChosen(new Set())
    const { added, known } = recipientTexts.file
    setAnswer([end.added > 0 && added(end.added), end.known > 0 && known(end.known)].filter(Boolean).join(''))
  }

  return (
    <div className="recipients-book">
      <FilterField
        id="recipients-book-words"
        label={texts.filter}
        words={words}
        onChange={(typed) => {
          setWords(typed)
          setShown(SHOWN)
        }}
      />
      <p className="recipients-book-all">
        <button
          className="button button-small"
          type="button"
          disabled={free.length === 0}
          onClick={() => setChosen(new Set([...chosen, ...free.map(({ id }) => id)]))}
        >
          {texts.all(free.length)}
        </button>
        <button className="text-link" type="button" onClick={() => setChosen(new Set())}>
          {texts.none}
        </button>
      </p>
      <div className="recipients-entries" tabIndex={0} role="region" aria-label={texts.list}>
        <ul>
          {matching.slice(0, shown).map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              is_listed={listed.has(entry.id)}
              is_chosen={chosen.has(entry.id)}
              onChange={(is_chosen) => toggle(entry.id, is_chosen)}
            />
          ))}
        </ul>
      </div>
      {matching.length === 0 && <p className="form-hint">{texts.not_found}</p>}
      {matching.length > shown && (
        <button className="text-link" type="button" onClick={() => setShown(shown + SHOWN)}>
          {recipientTexts.list.more(matching.length - shown)}
        </button>
      )}
      <button className="button" type="button" onClick={add}>
        {texts.add(chosen.size)}
      </button>
      <p role="status">{answer}</p>
    </div>
  )
}

interface EntryProps {
  entry: UserAddress
  is_listed: boolean
  is_chosen: boolean
  onChange: (is_chosen: boolean) => void
}

function Entry({ entry, is_listed, is_chosen, onChange }: EntryProps) {
  const { id, company_name, shipping_name, full_address } = entry
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={is_listed || is_chosen}
          disabled={is_listed}
          id={`recipients-entry-${id}`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <strong>{[company_name, `${shipping_name} 様`].filter(Boolean).join('　')}</strong>
          <span>{full_address}</span>
          {is_listed && <small>{texts.listed}</small>}
        </span>
      </label>
    </li>
  )
}
