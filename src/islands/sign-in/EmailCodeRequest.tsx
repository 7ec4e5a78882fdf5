import { useState } from 'react'
import { createEmailForm } from '#src/forms/email-change.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { requestEmailCode } from '#src/stores/session/verify-email.ts'
import { verifyTexts } from '#src/text/session/verify.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { TextField } from '../ui/TextField.tsx'
import { CodeButton, type CodeState } from './CodeButton.tsx'

const texts = verifyTexts.email

/**
 * When no mail came: have the code sent again, or to the address that was meant.
 * @param onSent called with the address, if one was typed
 */
export function EmailCodeRequest({ onSent }: { onSent: (email: string) => void }) {
  const [state, setState] = useState<CodeState>('idle')
  async function send(email?: string): Promise<CallFailure | null> {
    setState('busy')
    const end = await requestEmailCode(email)
    const failure = end.state === 'failed' ? end.failure : null
    setState(failure ?? 'sent')
    if (!failure && email) onSent(email)
    return failure
  }
  return (
    <section className="form-section" aria-labelledby="code-again">
      <h2 id="code-again">{texts.again_heading}</h2>
      <p>{texts.again_text}</p>
      <CodeButton label={texts.again} sent={texts.sent} state={state} onPress={() => void send()} />
      <OtherAddress send={send} />
    </section>
  )
}

function OtherAddress({ send }: { send: (email: string) => Promise<CallFailure | null> }) {
  const sent = useSentForm({ create: createEmailForm, send: ({ email }) => send(email), stays: true })
  return (
    <WholeForm sent={sent} submit={texts.again_to} failed={verifyTexts.failed} button="button-small">
      <p>{texts.other}</p>
      <TextField bound={sent.form.bind('email')} />
    </WholeForm>
  )
}
