import { useState } from 'react'
import { createVerifyCodeForm } from '#src/forms/verify-code.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { requestEmailCode, verifyEmail } from '#src/stores/session/verify-email.ts'
import { newEmailTexts as texts } from '#src/text/member/account.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { verifyTexts } from '#src/text/session/verify.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { TextField } from '../ui/TextField.tsx'

/** A new address that waits for its code. */
export function NewEmail({ email }: { email: string }) {
  const sent = useSentForm({
    create: createVerifyCodeForm,
    async send({ verify_code }) {
      const end = await verifyEmail(verify_code)
      if (end.state === 'failed') return end.failure
      setNextFlash({ code: 'session.email_verified' })
      goTo('/mypage/user_info/')
      return null
    },
  })
  return (
    <section className="sign-in-card" aria-labelledby="new-email">
      <h2 id="new-email">{texts.heading}</h2>
      <p>{texts.text(email)}</p>
      <WholeForm sent={sent} submit={texts.submit} failed={texts.failed}>
        <TextField bound={sent.form.bind('verify_code')} hint={verifyTexts.code_hint} width="half" />
      </WholeForm>
      <SendAgain email={email} />
    </section>
  )
}

function SendAgain({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | CallFailure>('idle')
  async function send(): Promise<void> {
    setState('busy')
    const end = await requestEmailCode(email)
    setState(end.state === 'failed' ? end.failure : 'sent')
  }
  return (
    <>
      <BusyButton is_busy={state === 'busy'} className="button-small" onPress={() => void send()}>
        {texts.again}
      </BusyButton>
      <p className="form-hint" role="status">
        {state === 'sent' && <strong>{verifyTexts.email.sent}</strong>}
        {typeof state === 'object' && toFailureSentence(state)}
      </p>
    </>
  )
}
