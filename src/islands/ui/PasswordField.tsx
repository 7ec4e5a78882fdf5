import { type ReactNode, useState } from 'react'
import { signInTexts } from '#src/text/session/sign-in.ts'
import type { BoundField } from '../forms/use-shop-form.ts'
import { FieldRow, toDescribedBy } from './FieldRow.tsx'

interface Props {
  bound: BoundField
  hint?: ReactNode
}

/** A password that can be shown while it is typed: most mistakes on telephones happen unseen. */
export function PasswordField({ bound, hint }: Props) {
  const { id, field, registration, error, classes } = bound
  const [isShown, setShown] = useState(false)
  return (
    <FieldRow id={id} label={field.label} is_required={field.is_required} error={error} hint={hint}>
      <div className="password">
        <input
          {...registration}
          id={id}
          className={`field ${classes}`}
          type={isShown ? 'text' : 'password'}
          required={field.is_required}
          autoComplete={field.autocomplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={toDescribedBy(id, hint, error)}
        />
        <button
          className="password-toggle"
          type="button"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? signInTexts.hide_password : signInTexts.show_password}
        </button>
      </div>
    </FieldRow>
  )
}
