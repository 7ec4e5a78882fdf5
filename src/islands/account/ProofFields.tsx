import { useState } from 'react'
import { requestProofCode } from '#src/stores/member/account.ts'
import { proofTexts as texts } from '#src/text/member/account.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { CodeButton, type CodeState } from '../sign-in/CodeButton.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'

interface Props {
  form: ShopForm<unknown>
  has_password: boolean
  /** Why it is asked for. */
  reason: string
}

/** Asks for proof before an account could be lost: the password, or a code for a member who never set one. */
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
  const [state, setState] = useState<CodeState>('idle')
  async function request(): Promise<void> {
    setState('busy')
    const end = await requestProofCode()
    setState(end.state === 'failed' ? end.failure : 'sent')
  }
  return (
    <>
      <p>{texts.code_text}</p>
      <CodeButton
        label={texts.send_code}
        sent={texts.code_sent}
        state={state}
        onPress={() => void request()}
      />
    </>
  )
}
