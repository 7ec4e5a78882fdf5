import { SocialLoginFailure } from '#src/islands/sign-in/SocialLoginFailure.tsx'
import { useSocialLogin } from '#src/islands/sign-in/use-social-login.ts'
import { LoadFailure } from '#src/islands/ui/LoadFailure.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { Skeleton } from '#src/islands/ui/Skeleton.tsx'
import { socialLoginTexts as texts } from '#src/text/session/social-login.ts'

/** Where a provider of logins sends the browser back to: it finishes the login and goes on. */
export function SocialLoginView() {
  const login = useSocialLogin()
  if (login.state === 'working') return <Skeleton label={texts.working} rows={2} />
  return (
    <div className="sign-in">
      <section className="sign-in-card" aria-label={texts.failed}>
        {login.state === 'no-provider' ? (
          <Notice tone="warning" title={texts.broken.title}>
            <p>{texts.broken.text}</p>
            <a className="button button-small" href="/login/">
              {texts.to_login}
            </a>
          </Notice>
        ) : login.failure.kind === 'refused' ? (
          <SocialLoginFailure failure={login.failure} provider={login.provider} />
        ) : (
          <LoadFailure title={texts.failed} failure={login.failure} onRetry={login.retry} />
        )}
      </section>
    </div>
  )
}
