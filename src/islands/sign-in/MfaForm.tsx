import { createVerifyCodeForm } from '#src/forms/verify-code.ts'
import { getPendingLogin } from '#src/stores/session/pending-login.ts'
import { verifySignIn } from '#src/stores/session/sign-in.ts'
import { verifyTexts as texts } from '#src/text/session/verify.ts'
import { signInTexts } from '#src/text/session/sign-in.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'
import { goOn } from './go-on.ts'

/** The second step of a login. A code the API told is shown to the user (behaviour 4.3): there no mail can be sent. */
export function MfaForm() {
  const pending = getPendingLogin()
  const shown = pending?.state === 'mfa' ? pending.verify_code : undefined
  const sent = useSentForm({
    create: createVerifyCodeForm,
    secrets: ['verify_code'],
    async send({ verify_code }) {
      const end = await verifySignIn(verify_code)
      if (end.state === 'failed') return end.failure
      goOn(end)
      return null
    },
  })
  return (
    <>
      {shown && (
        <div role="alert">
          <Notice tone="plain" title={signInTexts.verify_code_shown(shown)}>
            <p>{texts.mfa.shown}</p>
          </Notice>
        </div>
      )}
      <WholeForm sent={sent} submit={texts.mfa.submit} failed={texts.failed}>
        <TextField bound={sent.form.bind('verify_code')} hint={texts.code_hint} width="half" />
      </WholeForm>
    </>
  )
}
