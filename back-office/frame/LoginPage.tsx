import { Button, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { LinkBase, useLogin } from 'react-admin'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { callApi } from '../api/call-api.ts'
import { DoorForm, DoorPage } from './DoorPage.tsx'
import { pageFacts } from './page-facts.ts'

/** E-mail and password, then the code of the second factor where a person has one. */
export default function LoginPage() {
  const login = useLogin()
  const [isCodeWanted, setCodeWanted] = useState(false)
  const sendPassword = async ({ email = '', password = '' }: Record<string, string>) => {
    const { state } = await callApi('POST /v1/admin/auth/login', { body: { email, password } })
    if (state === 'second_factor') setCodeWanted(true)
    else await login({})
  }
  const sendCode = async ({ code = '' }: Record<string, string>) => {
    await callApi('POST /v1/admin/auth/second-factor', { body: { code } })
    await login({})
  }
  return (
    <DoorPage title={FRAME_TEXT.sign_in} lead={FRAME_TEXT.sign_in_lead(pageFacts.shop)}>
      {isCodeWanted ? (
        <DoorForm key="code" send={sendCode}>
          {(isBusy) => (
            <>
              <Typography variant="body2">{FRAME_TEXT.code_lead}</Typography>
              <TextField
                name="code"
                label={FRAME_TEXT.code}
                autoComplete="one-time-code"
                required
                autoFocus
                fullWidth
              />
              <Button type="submit" variant="contained" size="large" disabled={isBusy}>
                {FRAME_TEXT.send_code}
              </Button>
              <Button onClick={() => setCodeWanted(false)}>{FRAME_TEXT.back_to_password}</Button>
            </>
          )}
        </DoorForm>
      ) : (
        <DoorForm key="password" send={sendPassword}>
          {(isBusy) => (
            <>
              <TextField
                name="email"
                type="email"
                label={FRAME_TEXT.email}
                autoComplete="username"
                required
                autoFocus
                fullWidth
              />
              <TextField
                name="password"
                type="password"
                label={FRAME_TEXT.password}
                autoComplete="current-password"
                required
                fullWidth
              />
              <Button type="submit" variant="contained" size="large" disabled={isBusy}>
                {FRAME_TEXT.sign_in}
              </Button>
              <Link component={LinkBase} to="/forgotten-password" sx={{ justifySelf: 'center', py: 1 }}>
                {FRAME_TEXT.forgotten_password}
              </Link>
            </>
          )}
        </DoorForm>
      )}
    </DoorPage>
  )
}
