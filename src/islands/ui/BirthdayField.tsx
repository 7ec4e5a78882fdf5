import { useState } from 'react'
import { toHalfWidth } from '#src/rules/input/to-half-width.ts'
import { birthdayTexts as texts } from '#src/text/input/form.ts'
import { type ShopForm, useFieldText } from '../forms/use-shop-form.ts'
import { toDescribedBy } from './FieldRow.tsx'

const PARTS = [
  { name: 'year', autocomplete: 'bday-year', length: 4 },
  { name: 'month', autocomplete: 'bday-month', length: 2 },
  { name: 'day', autocomplete: 'bday-day', length: 2 },
] as const
type Parts = Record<(typeof PARTS)[number]['name'], string>

/** A birthday in three fields: a calendar that opens at today is far from anybody's birth. */
export function BirthdayField({ form, name }: { form: ShopForm<unknown>; name: string }) {
  const { id, field, registration, error, classes } = form.bind(name)
  const held = useFieldText(form, name)
  const [typed, setTyped] = useState<Parts>(() => toParts(held))
  // Values from elsewhere, e.g. the API, are shown too.
  const parts = toValue(typed) === held ? typed : toParts(held)

  function type(part: keyof Parts, text: string): void {
    const next = { ...parts, [part]: toHalfWidth(text).replace(/\D/g, '') }
    setTyped(next)
    // Not validated while the rest is still being typed.
    form.setSecret(name, toValue(next))
  }

  return (
    <fieldset
      className="form-row birthday"
      aria-describedby={toDescribedBy(id, undefined, error)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) form.setValue(name, toValue(parts))
      }}
    >
      <legend className="form-label">{field.label}</legend>
      <div className="birthday-parts">
        {PARTS.map(({ name: part, autocomplete, length }, place) => (
          <span key={part}>
            <input
              className={`field ${classes}`}
              id={place === 0 ? id : `${id}-${part}`}
              ref={place === 0 ? registration.ref : undefined}
              inputMode="numeric"
              autoComplete={autocomplete}
              maxLength={length}
              size={length}
              aria-label={texts.part(field.label, texts[part])}
              aria-invalid={error ? true : undefined}
              value={parts[part]}
              onChange={(event) => type(part, event.target.value)}
            />
            <span aria-hidden="true">{texts[part]}</span>
          </span>
        ))}
      </div>
      {error && (
        <p className="form-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** `YYYY-MM-DD`; empty when nothing was typed. */
function toValue({ year, month, day }: Parts): string {
  if (year + month + day === '') return ''
  return [year, month && month.padStart(2, '0'), day && day.padStart(2, '0')].join('-')
}

function toParts(value: string): Parts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month: month.replace(/^0(?=.)/, ''), day: day.replace(/^0(?=.)/, '') }
}
