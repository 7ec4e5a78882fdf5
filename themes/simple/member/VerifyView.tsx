import { useStore } from '@nanostores/react'
import { EmailVerification } from '#src/islands/sign-in/EmailVerification.tsx'
import { MfaForm } from '#src/islands/sign-in/MfaForm.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { Skeleton } from '#src/islands/ui/Skeleton.tsx'
import { $session } from '#src/stores/session/session.ts'
import { verifyTexts as texts } from '#src/text/session/verify.ts'

/** What is still missing: the code of a login in two steps, or the one that proves an e-mail address. */
export function VerifyView() {
  const { state } = useStore($session, { ssr: 'initial' })
  if (state !== 'mfa' && state !== 'unregistered') return <Skeleton label={texts.checking} rows={2} />
  return (
    <div className="sign-in">
      <FlashMessage />
      {state === 'mfa' ? (
        <section className="sign-in-card" aria-labelledby="verify-mfa">
          <h2 id="verify-mfa">{texts.mfa.heading}</h2>
          <p>{texts.mfa.text}</p>
          <MfaForm />
          <p className="form-hint">{texts.mfa.again}</p>
          <a className="text-link" href="/login/">
            {texts.mfa.back}
          </a>
        </section>
      ) : (
        <EmailVerification />
      )}
    </div>
  )
}
