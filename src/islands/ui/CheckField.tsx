import type { ReactNode } from 'react'

interface Props {
  id: string
  label: ReactNode
  hint?: string
  is_checked: boolean
  onChange: (is_checked: boolean) => void
}

/** One thing to say yes to. */
export function CheckField({ id, label, hint, is_checked, onChange }: Props) {
  return (
    <div className="check-row">
      <input
        type="checkbox"
        id={id}
        checked={is_checked}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
