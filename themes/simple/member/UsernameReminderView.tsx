import { useState } from 'react'
import type { FormVariant } from '#src/forms/form-field.ts'
import { UsernameReminderForm } from '#src/islands/sign-in/UsernameReminderForm.tsx'
import { reminderTexts as texts } from '#src/text/session/reminder.ts'
import { MailSent } from '../parts/MailSent.tsx'

/** Forgot the login name: where the link to it goes. */
export function UsernameReminderView({ variant }: { variant: FormVariant }) {
  const [email, setEmail] = useState<string | null>(null)
  if (email !== null)
    return (
      <MailSent
        title={texts.username.sent}
        text={texts.username.sent_text(email)}
        onAgain={() => setEmail(null)}
      />
    )
  return (
    <div className="sign-in">
      <div className="sign-in-card">
        <UsernameReminderForm variant={variant} onSent={setEmail} />
        <a className="text-link" href="/login/">
          {texts.back_to_login}
        </a>
      </div>
    </div>
  )
}
