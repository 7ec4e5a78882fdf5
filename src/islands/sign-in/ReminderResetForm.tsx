import type { SecurityQuestion } from '#contract/shapes/option-lists.ts'
import { createReminderResetForm } from '#src/forms/reminder.ts'
import { setNextFlash } from '#src/stores/page/flash.ts'
import { resetPassword } from '#src/stores/session/reminder.ts'
import { securityQuestions } from '#src/text/member/options.ts'
import { PASSWORD_HINT } from '#src/text/session/register.ts'
import { reminderTexts as texts } from '#src/text/session/reminder.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { goOn } from './go-on.ts'

interface Props {
  token: string
  /** The question the member chose at registration; null for none. */
  question_ct: SecurityQuestion | null
}

/** A new password by the link of the mail; the API logs in with it. */
export function ReminderResetForm({ token, question_ct }: Props) {
  const sent = useSentForm({
    create: () => createReminderResetForm(question_ct !== null),
    async send(typed) {
      const end = await resetPassword({ token, ...typed })
      if (end.state === 'failed') return end.failure
      if (end.state === 'member') setNextFlash({ code: 'member.password_changed' })
      goOn(end, '/mypage/')
      return null
    },
  })
  const { form } = sent
  return (
    <WholeForm sent={sent} submit={texts.password.set} failed={texts.not_saved}>
      <div className="form-section">
        {question_ct !== null && (
          <>
            <p>{texts.password.question}</p>
            <TextField bound={form.bind('answer')} hint={securityQuestions[question_ct]} />
          </>
        )}
        <PasswordField bound={form.bind('password')} hint={PASSWORD_HINT} />
        <PasswordField bound={form.bind('password_confirmation')} />
      </div>
    </WholeForm>
  )
}
