import { useState } from 'react'
import { ReminderForm } from '#src/islands/sign-in/ReminderForm.tsx'
import { reminderTexts as texts } from '#src/text/session/reminder.ts'
import { MailSent } from '../parts/MailSent.tsx'

/** Forgot the password: where the link to a new one goes. */
export function ReminderView() {
  const [email, setEmail] = useState<string | null>(null)
  if (email !== null)
    return (
      <MailSent
        title={texts.password.sent}
        text={texts.password.sent_text(email)}
        onAgain={() => setEmail(null)}
      />
    )
  return (
    <div className="sign-in">
      <div className="sign-in-card">
        <ReminderForm onSent={setEmail} />
        <a className="text-link" href="/login/">
          {texts.back_to_login}
        </a>
      </div>
    </div>
  )
}
