import type { ReactNode } from 'react'
import { formTexts } from '#src/text/input/form.ts'

interface Props {
  id: string
  label: string
  is_required: boolean
  error: string | undefined
  hint?: ReactNode
  /** How wide the control is: a postal code is no address line. */
  width?: 'short' | 'half' | 'full'
  children: ReactNode
}

/** Label, mark, control, hint and error of one field. Ids of hint and error: see `toDescribedBy`. */
export function FieldRow({ id, label, is_required, error, hint, width = 'full', children }: Props) {
  return (
    <div className="form-row" data-width={width}>
      <label className="form-label" htmlFor={id}>
        {label}
        {is_required && <span className="form-required">{formTexts.required}</span>}
      </label>
      {children}
      {hint && (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="form-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

/** What explains a control, for `aria-describedby`. */
export function toDescribedBy(id: string, hint: unknown, error: unknown): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}
