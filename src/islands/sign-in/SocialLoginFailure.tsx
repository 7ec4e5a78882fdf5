import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { isSharedDevice } from '#src/stores/session/access-token.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { socialLoginTexts as texts, toSocialLoginFailure } from '#src/text/session/social-login.ts'
import { Notice } from '../ui/Notice.tsx'
import { LoginForm } from './LoginForm.tsx'
import { ProviderLogins } from './ProviderLogins.tsx'

interface Props {
  failure: CallFailure
  provider: string
}

/** Codes after which another try at the same provider may succeed. */
const MAY_TRY_AGAIN = ['auth.callback.denied', 'auth.callback.state_mismatch', 'auth.provider.unavailable']

/** Why a login at a provider failed, and what to do next. */
export function SocialLoginFailure({ failure, provider }: Props) {
  const code = failure.kind === 'refused' ? (failure.code ?? '') : ''
  const said = toSocialLoginFailure(code, provider)
  const isTaken = code === 'auth.callback.email_taken'
  return (
    <>
      <div role="alert">
        <Notice
          tone={isTaken || code === 'auth.callback.denied' ? 'plain' : 'warning'}
          title={said?.title ?? texts.failed}
        >
          <p>{said?.text ?? toFailureSentence(failure)}</p>
        </Notice>
      </div>
      {isTaken && <LoginForm />}
      {MAY_TRY_AGAIN.includes(code) && (
        <ProviderLogins providers={[provider]} is_shared_device={isSharedDevice()} />
      )}
      <ul className="sign-in-links">
        {isTaken && <Way href="/reminder/" label={texts.to_reminder} />}
        <Way href="/login/" label={texts.to_login} />
        {!isTaken && <Way href="/register/" label={texts.to_register} />}
      </ul>
    </>
  )
}

function Way({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <a className="text-link" href={href}>
        {label}
      </a>
    </li>
  )
}
