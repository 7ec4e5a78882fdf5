import { Alert, Button, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { STAFF_TEXT } from '#src/text/back-office/staff.ts'
import { callApi } from '../api/call-api.ts'
import { DoorForm, DoorPage } from '../frame/DoorPage.tsx'
import { pageFacts } from '../frame/page-facts.ts'
import { NewPasswordField } from './NewPasswordField.tsx'

type Step = { name: 'ask' } | { name: 'renew'; email: string } | { name: 'done' }

/** A new password, by a code that comes by mail. */
export default function ForgottenPasswordPage() {
  const [step, setStep] = useState<Step>({ name: 'ask' })
  const ask = async ({ email = '' }: Record<string, string>) => {
    await callApi('POST /v1/admin/auth/reset', { body: { email } })
    setStep({ name: 'renew', email })
  }
  const renew = async ({ code = '', password = '' }: Record<string, string>) => {
    if (step.name !== 'renew') return
    await callApi('POST /v1/admin/auth/reset/confirm', { body: { email: step.email, code, password } })
    setStep({ name: 'done' })
  }
  return (
    <DoorPage title={STAFF_TEXT.forgotten} lead={FRAME_TEXT.sign_in_lead(pageFacts.shop)}>
      {step.name === 'ask' && (
        <DoorForm key="ask" send={ask}>
          {(isBusy) => (
            <>
              <Typography variant="body2">{STAFF_TEXT.forgotten_lead}</Typography>
              <TextField
                name="email"
                type="email"
                label={FRAME_TEXT.email}
                autoComplete="username"
                required
                autoFocus
                fullWidth
              />
              <Button type="submit" variant="contained" size="large" disabled={isBusy}>
                {STAFF_TEXT.send_mail}
              </Button>
            </>
          )}
        </DoorForm>
      )}
      {step.name === 'renew' && (
        <DoorForm key="renew" send={renew}>
          {(isBusy) => (
            <>
              <Alert severity="info">{STAFF_TEXT.mail_sent(step.email)}</Alert>
              <TextField
                name="code"
                label={STAFF_TEXT.mailed_code}
                autoComplete="one-time-code"
                required
                autoFocus
                fullWidth
              />
              <NewPasswordField label={STAFF_TEXT.new_password} />
              <Button type="submit" variant="contained" size="large" disabled={isBusy}>
                {STAFF_TEXT.set_password}
              </Button>
              <Button onClick={() => setStep({ name: 'ask' })}>{STAFF_TEXT.send_again}</Button>
            </>
          )}
        </DoorForm>
      )}
      {step.name === 'done' && <Alert severity="success">{STAFF_TEXT.password_set}</Alert>}
      <Link component={LinkBase} to="/login" sx={{ display: 'block', textAlign: 'center', py: 1.5, mt: 1 }}>
        {STAFF_TEXT.to_login}
      </Link>
    </DoorPage>
  )
}
