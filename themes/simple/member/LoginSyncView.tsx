import type { Sister } from '#contract/shapes/settings.ts'
import { LoginSyncForm } from '#src/islands/sign-in/LoginSyncForm.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { loginSyncTexts as texts } from '#src/text/session/login-sync.ts'

interface Props {
  /** Shops whose members may log in here; empty where that is switched off. */
  sisters: readonly Sister[]
}

/** Logging in with the account of a sister shop. */
export function LoginSyncView({ sisters }: Props) {
  return (
    <div className="sign-in">
      <div className="sign-in-card">
        {sisters.length === 0 ? (
          <Notice tone="plain">
            <p>{texts.none}</p>
          </Notice>
        ) : (
          <>
            <p>{texts.lead(sisters.map(({ name }) => name))}</p>
            <p className="form-hint">{texts.taken_over}</p>
            <LoginSyncForm sisters={sisters} />
          </>
        )}
        <a className="text-link" href="/login/">
          {texts.to_login}
        </a>
      </div>
    </div>
  )
}
