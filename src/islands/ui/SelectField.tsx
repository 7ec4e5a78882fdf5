import type { ReactNode } from 'react'
import type { BoundField } from '../forms/use-shop-form.ts'
import { FieldRow, toDescribedBy } from './FieldRow.tsx'
import { Icon } from './Icon.tsx'

interface Props {
  bound: BoundField
  /** Words of the empty choice. */
  empty: string
  /** Choices; without them those of the form. */
  options?: readonly { value: string; label: string }[]
  hint?: ReactNode
  width?: 'short' | 'half' | 'full'
}

/** One of many, by the browser's own list. */
export function SelectField({ bound, empty, options = bound.field.options ?? [], hint, width }: Props) {
  const { id, field, registration, error, classes } = bound
  return (
    <FieldRow
      id={id}
      label={field.label}
      is_required={field.is_required}
      error={error}
      hint={hint}
      width={width}
    >
      <div className="select">
        <select
          {...registration}
          id={id}
          className={classes}
          required={field.is_required}
          autoComplete={field.autocomplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={toDescribedBy(id, hint, error)}
        >
          <option value="">{empty}</option>
          {options.map(({ value, label }) => (
            <option value={value} key={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </FieldRow>
  )
}
