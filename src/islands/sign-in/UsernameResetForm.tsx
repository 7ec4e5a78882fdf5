import { createUsernameResetForm } from '#src/forms/reminder.ts'
import { setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { resetUsername } from '#src/stores/session/reminder.ts'
import { reminderTexts as texts } from '#src/text/session/reminder.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { TextField } from '../ui/TextField.tsx'

/** Another login name by the link of the mail; then the member logs in with it. */
export function UsernameResetForm({ token }: { token: string }) {
  const sent = useSentForm({
    create: createUsernameResetForm,
    async send(typed) {
      const end = await resetUsername({ token, ...typed })
      if (end.state === 'failed') return end.failure
      setNextFlash({ code: 'member.username_changed' })
      goTo('/login/')
      return null
    },
  })
  return (
    <WholeForm sent={sent} submit={texts.username.set} failed={texts.not_saved}>
      <TextField bound={sent.form.bind('username')} hint={texts.username.reset_hint} width="half" />
    </WholeForm>
  )
}
