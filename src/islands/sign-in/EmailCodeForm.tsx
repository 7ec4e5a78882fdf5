import { createVerifyCodeForm } from '#src/forms/verify-code.ts'
import { verifyEmail } from '#src/stores/session/verify-email.ts'
import { verifyTexts as texts } from '#src/text/session/verify.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { TextField } from '../ui/TextField.tsx'
import { goOnVerified } from './go-on-verified.ts'

/** The code that proves an e-mail address. */
export function EmailCodeForm() {
  const sent = useSentForm({
    create: createVerifyCodeForm,
    async send({ verify_code }) {
      const end = await verifyEmail(verify_code)
      if (end.state === 'failed') return end.failure
      goOnVerified(end)
      return null
    },
  })
  return (
    <WholeForm sent={sent} submit={texts.email.submit} failed={texts.failed}>
      <TextField bound={sent.form.bind('verify_code')} hint={texts.code_hint} width="half" />
    </WholeForm>
  )
}
