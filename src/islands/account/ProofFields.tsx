import { useState } from 'react'
import type { CallFailure } from '#src/rules/call-failure.ts'
import { requestProofCode } from '#src/stores/account.ts'
import { toFailureSentence } from '#src/text/api-errors.ts'
import { proofTexts as texts } from '#src/text/account.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'

interface Props {
  form: ShopForm<unknown>
  has_password: boolean
  /** Why it is asked for. */
  reason: string
}

/** Asks who it is before an account could be lost: the password, or a code for whoever never set one. */
export function ProofFields({ form, has_password, reason }: Props) {
  return (
    <section className="form-section" aria-labelledby="proof" role="group">
      <h2 id="proof">{texts.heading}</h2>
      <p>{reason}</p>
      {has_password ? (
        <>
          <PasswordField bound={form.bind('current_password')} />
          <p className="form-hint">
            <a className="text-link" href="/mypage/logout/">
              {texts.forgot}
            </a>
          </p>
        </>
      ) : (
        <>
          <CodeRequest />
          <TextField bound={form.bind('verify_code')} hint={texts.code_hint} width="half" />
        </>
      )}
    </section>
  )
}

function CodeRequest() {
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | CallFailure>('idle')
  async function request(): Promise<void> {
    setState('busy')
    const end = await requestProofCode()
    setState(end.state === 'failed' ? end.failure : 'sent')
  }
  return (
    <>
      <p>{texts.code_text}</p>
      <BusyButton is_busy={state === 'busy'} className="button-small" onPress={() => void request()}>
        {texts.send_code}
      </BusyButton>
      <p className="form-hint" role="status">
        {state === 'sent' && <strong>{texts.code_sent}</strong>}
        {typeof state === 'object' && toFailureSentence(state)}
      </p>
    </>
  )
}
