import type { FormVariant } from '#src/forms/form-field.ts'
import { createUsernameReminderForm } from '#src/forms/reminder.ts'
import { requestUsername } from '#src/stores/session/reminder.ts'
import { reminderTexts as texts } from '#src/text/session/reminder.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { TextField } from '../ui/TextField.tsx'

interface Props {
  variant: FormVariant
  /** Hears where the mail may have gone. */
  onSent: (email: string) => void
}

/** Requests the mail with the link to the login name. */
export function UsernameReminderForm({ variant, onSent }: Props) {
  const sent = useSentForm({
    create: () => createUsernameReminderForm(variant),
    async send(typed) {
      const end = await requestUsername(typed)
      if (end.state === 'failed') return end.failure
      onSent(typed.email)
      return null
    },
  })
  const { form } = sent
  return (
    <WholeForm sent={sent} submit={texts.username.submit} failed={texts.failed}>
      <div className="form-section">
        <TextField bound={form.bind('email')} hint={texts.email_hint} />
        <div className="form-pair">
          <TextField bound={form.bind('last_name')} width="half" />
          <TextField bound={form.bind('first_name')} width="half" />
        </div>
      </div>
    </WholeForm>
  )
}
