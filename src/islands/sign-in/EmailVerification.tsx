import { useState } from 'react'
import { createEmailForm } from '#src/forms/email-change.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { signOut } from '#src/stores/session/sign-in.ts'
import { getCodeAddress, requestEmailCode, verifyEmail } from '#src/stores/session/verify-email.ts'
import { verifyTexts } from '#src/text/session/verify.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { EmailCodeRequest } from './EmailCodeRequest.tsx'
import { createVerifyCodeForm } from '#src/forms/verify-code.ts'
import { goOnVerified } from './go-on.ts'

const texts = verifyTexts.email

/** Proves the address of a new member; one who came from a provider without an address is asked for it first. */
export function EmailVerification() {
  const [address, setAddress] = useState(getCodeAddress)
  return (
    <>
      {address === null ? (
        <section className="sign-in-card" aria-labelledby="verify-address">
          <h2 id="verify-address">{texts.missing_heading}</h2>
          <p>{texts.missing_text}</p>
          <MissingAddress onSent={setAddress} />
        </section>
      ) : (
        <>
          <section className="sign-in-card" aria-labelledby="verify-email">
            <h2 id="verify-email">{texts.heading}</h2>
            <p>{address === undefined ? texts.text : texts.sent_to(address)}</p>
            <EmailCodeForm />
          </section>
          <div className="sign-in-card">
            <EmailCodeRequest onSent={setAddress} />
          </div>
        </>
      )}
      <Later />
    </>
  )
}

function MissingAddress({ onSent }: { onSent: (email: string) => void }) {
  const sent = useSentForm({
    create: createEmailForm,
    async send({ email }) {
      const end = await requestEmailCode(email)
      if (end.state === 'failed') return end.failure
      onSent(email)
      return null
    },
  })
  return (
    <WholeForm sent={sent} submit={texts.missing_submit} failed={verifyTexts.failed}>
      <TextField bound={sent.form.bind('email')} hint={texts.missing_hint} />
    </WholeForm>
  )
}

/** A member who cannot prove an address now would be stuck on this page, so it offers to log out. */
function Later() {
  const [isBusy, setBusy] = useState(false)
  return (
    <BusyButton
      className="button-small"
      is_busy={isBusy}
      onPress={() => {
        setBusy(true)
        void signOut({ keeps_cart: true }).then(() => goTo('/login/'))
      }}
    >
      {texts.logout}
    </BusyButton>
  )
}

/** The code that proves an e-mail address. */
function EmailCodeForm() {
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
    <WholeForm sent={sent} submit={verifyTexts.email.submit} failed={verifyTexts.failed}>
      <TextField bound={sent.form.bind('verify_code')} hint={verifyTexts.code_hint} width="half" />
    </WholeForm>
  )
}
