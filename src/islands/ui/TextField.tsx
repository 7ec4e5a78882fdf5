import type { ReactNode } from 'react'
import type { BoundField } from '../forms/use-shop-form.ts'
import { FieldRow, toDescribedBy } from './FieldRow.tsx'

interface Props {
  bound: BoundField
  hint?: ReactNode
  width?: 'short' | 'half' | 'full'
  /** Section of the autocomplete token, e.g. `shipping`. */
  section?: string
}

const TYPED: ReadonlySet<string> = new Set(['tel', 'email'])

/** A line, or with the control `textarea` a box, to write in. */
export function TextField({ bound, hint, width, section }: Props) {
  const { id, field, registration, error, classes } = bound
  const control = {
    ...registration,
    id,
    className: `field ${classes}`,
    required: field.is_required,
    autoComplete:
      field.autocomplete === 'off' || !section ? field.autocomplete : `${section} ${field.autocomplete}`,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': toDescribedBy(id, hint, error),
  }
  return (
    <FieldRow
      id={id}
      label={field.label}
      is_required={field.is_required}
      error={error}
      hint={hint}
      width={width}
    >
      {field.control === 'textarea' ? (
        <textarea {...control} rows={4} />
      ) : (
        <input
          {...control}
          type={TYPED.has(field.control) ? field.control : 'text'}
          inputMode={field.input_mode}
          placeholder={field.example && `例：${field.example}`}
        />
      )}
    </FieldRow>
  )
}
