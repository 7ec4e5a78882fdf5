import { createPasswordForm } from '#src/forms/password.ts'
import { changePassword } from '#src/stores/member/account.ts'
import { setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { takeWantedPage } from '#src/stores/session/wanted-page.ts'
import { passwordTexts as texts } from '#src/text/member/account.ts'
import { PASSWORD_HINT } from '#src/text/session/register.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'

/** A new password for a member who knows the old one. Password managers are told whose it is. */
export function PasswordForm({ username }: { username: string }) {
  const sent = useSentForm({
    create: createPasswordForm,
    secrets: ['current_password'],
    async send(typed) {
      const end = await changePassword(typed)
      if (end.state === 'failed') return end.failure
      setNextFlash({ code: 'member.password_changed' })
      // A member who was sent here right after the login was on the way somewhere.
      goTo(takeWantedPage() ?? '/mypage/')
      return null
    },
  })
  const { form } = sent
  return (
    <WholeForm sent={sent} submit={texts.submit} failed={texts.failed}>
      <div className="form-section">
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField bound={form.bind('current_password')} />
        <PasswordField bound={form.bind('password')} hint={PASSWORD_HINT} />
        <PasswordField bound={form.bind('password_confirmation')} />
      </div>
    </WholeForm>
  )
}
