import { createReminderForm } from '#src/forms/reminder.ts'
import { requestReminder } from '#src/stores/session/reminder.ts'
import { reminderTexts as texts } from '#src/text/session/reminder.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { TextField } from '../ui/TextField.tsx'

/** Requests the mail with the link to a new password. @param onSent called with the address */
export function ReminderForm({ onSent }: { onSent: (email: string) => void }) {
  const sent = useSentForm({
    create: createReminderForm,
    async send(typed) {
      const end = await requestReminder(typed)
      if (end.state === 'failed') return end.failure
      onSent(typed.email)
      return null
    },
  })
  return (
    <WholeForm sent={sent} submit={texts.password.submit} failed={texts.failed}>
      <TextField bound={sent.form.bind('email')} hint={texts.email_hint} />
    </WholeForm>
  )
}
