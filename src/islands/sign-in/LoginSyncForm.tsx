import type { Sister } from '#contract/shapes/settings.ts'
import { createLoginSyncForm } from '#src/forms/login-sync.ts'
import { signInFromSister } from '#src/stores/session/sign-in.ts'
import { loginSyncTexts as texts } from '#src/text/session/login-sync.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { RadioField } from '../ui/RadioField.tsx'
import { LoginFields } from './LoginFields.tsx'
import { useLoginForm } from './use-login-form.ts'

/** Name and password of a sister shop, whose account is taken over to this one. */
export function LoginSyncForm({ sisters }: { sisters: readonly Sister[] }) {
  const [only] = sisters.length === 1 ? sisters : []
  const { sent, ...device } = useLoginForm({
    create: () => createLoginSyncForm(sisters),
    ...(only && { start: { channel: only.channel } }),
    signIn: signInFromSister,
  })
  return (
    <WholeForm sent={sent} submit={texts.submit} failed={texts.failed}>
      <div className="form-section">
        {!only && <RadioField bound={sent.form.bind('channel')} />}
        <LoginFields form={sent.form} {...device} />
      </div>
    </WholeForm>
  )
}
