import type { ReactNode } from 'react'
import type { BoundField } from '../forms/use-shop-form.ts'
import { FieldRow, toDescribedBy } from './FieldRow.tsx'
import { Icon } from './Icon.tsx'

type Choices = readonly { value: string; label: string }[]

interface Props {
  bound: BoundField
  /** Words of the empty choice. */
  empty: string
  /** Choices; without them those of the form. */
  options?: Choices
  /** Choices that stand together under a heading, after the others. */
  groups?: readonly { label: string; options: Choices }[]
  hint?: ReactNode
  width?: 'short' | 'half' | 'full'
}

/** One of many, by the browser's own list. */
export function SelectField(props: Props) {
  const { bound, empty, options = bound.field.options ?? [], groups = [], hint, width } = props
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
          {options.map(toOption)}
          {groups.map(({ label, options: own }) => (
            <optgroup label={label} key={label}>
              {own.map(toOption)}
            </optgroup>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </FieldRow>
  )
}

const toOption = ({ value, label }: Choices[number]) => (
  <option value={value} key={value}>
    {label}
  </option>
)
