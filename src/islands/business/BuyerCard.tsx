import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Buyer } from '#contract/shapes/business.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { changeBuyer } from '#src/stores/business/buyers.ts'
import { companyTexts } from '#src/text/business/company.ts'
import { useChanges } from '../member/use-changes.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { toLimitWords } from './limit-words.ts'
import { LimitFields } from './LimitFields.tsx'
import { useLimits } from './use-limits.ts'

const texts = companyTexts.buyers

/** Somebody who buys for the company, whose role and limits can be changed by others. */
export function BuyerCard({ buyer, is_oneself }: { buyer: Buyer; is_oneself: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const facts = [
    [companyTexts.role, companyTexts.roles[buyer.role]],
    ...toLimitWords(buyer),
    [companyTexts.ordered, formatYen(buyer.ordered_this_month)],
  ] as const

  function close(): void {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }

  return (
    <li className="record-card">
      <div className="record-head">
        <h3>{[buyer.department_name, buyer.name].filter(Boolean).join(' ')}</h3>
        <ul className="record-marks">
          {is_oneself && <li>{texts.oneself}</li>}
          {!buyer.is_active && <li data-tone="accent">{texts.stopped}</li>}
        </ul>
      </div>
      <p className="[overflow-wrap:anywhere]">{buyer.email}</p>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!is_oneself &&
        (isOpen ? (
          <EditBuyer buyer={buyer} onClose={close} />
        ) : (
          <div className="record-actions">
            <button
              className="button button-small"
              type="button"
              ref={opener}
              aria-label={texts.edit_of(buyer.name)}
              onClick={() => setOpen(true)}
            >
              {texts.edit}
            </button>
          </div>
        ))}
    </li>
  )
}

function EditBuyer({ buyer, onClose }: { buyer: Buyer; onClose: () => void }) {
  const id = useId()
  const limits = useLimits(buyer)
  const [isActive, setActive] = useState(buyer.is_active)
  const { busy, change } = useChanges()

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const typed = limits.read()
    if (!typed) return
    const body = { ...typed, is_active: isActive }
    if (await change('save', () => changeBuyer(buyer.id, body), 'member.saved')) onClose()
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate aria-label={texts.edit_of(buyer.name)}>
      <div className="form-section">
        <LimitFields id={id} limits={limits} />
        <div className="form-row">
          <label className="check-field">
            <input
              type="checkbox"
              checked={isActive}
              aria-describedby={`${id}-active-hint`}
              onChange={({ target }) => setActive(target.checked)}
            />
            {texts.is_active}
          </label>
          <p className="form-hint" id={`${id}-active-hint`}>
            {texts.is_active_hint}
          </p>
        </div>
      </div>
      <div className="record-actions">
        <BusyButton is_busy={busy === 'save'}>{texts.save}</BusyButton>
        <button className="button" type="button" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </form>
  )
}
