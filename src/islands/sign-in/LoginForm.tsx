import { createLoginForm } from '#src/forms/login.ts'
import { signIn } from '#src/stores/session/sign-in.ts'
import { signInTexts } from '#src/text/session/sign-in.ts'
import { socialLoginTexts } from '#src/text/session/social-login.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { LoginFields } from './LoginFields.tsx'
import { ProviderLogins } from './ProviderLogins.tsx'
import { useLoginForm } from './use-login-form.ts'

interface Props {
  /** Other ways to log in; the choice of a shared device counts there too. */
  providers?: readonly string[]
}

/** Name and password, or an account at a provider. */
export function LoginForm({ providers = [] }: Props) {
  const { sent, ...device } = useLoginForm({ create: createLoginForm, signIn })
  return (
    <>
      <WholeForm sent={sent} submit={signInTexts.submit} failed={signInTexts.failed}>
        <div className="form-section">
          <LoginFields form={sent.form} {...device} />
        </div>
      </WholeForm>
      <ProviderLogins
        providers={providers}
        is_shared_device={device.is_shared_device}
        heading={socialLoginTexts.login_with}
      />
    </>
  )
}
