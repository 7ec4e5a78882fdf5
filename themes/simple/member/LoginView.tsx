import type { Sister } from '#contract/shapes/settings.ts'
import { LoginForm } from '#src/islands/sign-in/LoginForm.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { useQuery } from '#src/islands/ui/use-query.ts'
import { loginSyncTexts } from '#src/text/session/login-sync.ts'
import { signInTexts } from '#src/text/session/sign-in.ts'

interface Props {
  /** Where one may log in instead, e.g. `google`. */
  providers: readonly string[]
  /** Shops whose members may log in here. */
  sisters: readonly Sister[]
}

/** The login page: the form on one side, on the other the ways for visitors without an account. */
export function LoginView({ providers, sisters }: Props) {
  // Behaviour 4.7: `re=1` says that the session ended on the way.
  const isLost = useQuery('re') === '1'
  return (
    <div className="sign-in">
      <FlashMessage />
      {isLost && (
        <Notice tone="warning">
          <p>{signInTexts.lost}</p>
        </Notice>
      )}
      <div className="sign-in-columns">
        <section className="sign-in-card" aria-label={signInTexts.heading}>
          <LoginForm providers={providers} />
          <ul className="sign-in-links">
            <li>
              <a className="text-link" href="/reminder/">
                {signInTexts.forgot_password}
              </a>
            </li>
            <li>
              <a className="text-link" href="/reminder/username/">
                {signInTexts.forgot_username}
              </a>
            </li>
            {sisters.length > 0 && (
              <li>
                <a className="text-link" href="/login_sync/">
                  {loginSyncTexts.way(sisters.map(({ name }) => name))}
                </a>
              </li>
            )}
          </ul>
        </section>
        <section className="sign-in-card" aria-labelledby="new-here">
          <h2 id="new-here">{signInTexts.new_here}</h2>
          <p>{signInTexts.new_here_text}</p>
          <a className="button" href="/register/">
            {signInTexts.register}
          </a>
        </section>
      </div>
    </div>
  )
}
