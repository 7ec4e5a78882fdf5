import { Alert, Button, Link, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { OpenInvitation } from '#contract/shapes/staff.ts'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { STAFF_TEXT } from '#src/text/back-office/staff.ts'
import { STAFF_ROLE_NAMES } from '#src/text/editor/staff.ts'
import { callApi } from '../api/call-api.ts'
import { DoorForm, DoorPage } from '../frame/DoorPage.tsx'
import { Loading } from '../frame/Loading.tsx'
import { pageFacts } from '../frame/page-facts.ts'
import { NewPasswordField } from './NewPasswordField.tsx'

/** What the link of an invitation opens: somebody new says who they are, somebody known signs in. */
export default function InvitationPage() {
  const { token = '' } = useParams()
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => callApi('POST /v1/admin/auth/invitation', { body: { token } }),
    retry: false,
    // What is typed below belongs to the answer that is there.
    staleTime: Infinity,
  })
  const lead = data ? STAFF_TEXT.invited(data.shop, STAFF_ROLE_NAMES[data.role]) : pageFacts.shop
  return (
    <DoorPage title={STAFF_TEXT.invitation} lead={lead}>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Loading />}
      {data &&
        (data.signed_in_as !== null ? (
          <AsWhoIAm token={token} name={data.signed_in_as} />
        ) : data.is_known ? (
          <KnownSignIn token={token} email={data.email ?? ''} />
        ) : (
          <Newcomer token={token} invitation={data} />
        ))}
      {error && (
        <Link component={LinkBase} to="/login" sx={{ display: 'block', py: 1.5, mt: 1, textAlign: 'center' }}>
          {STAFF_TEXT.to_login}
        </Link>
      )}
    </DoorPage>
  )
}

interface Taking {
  token: string
  name?: string
  email?: string
  password?: string
}

/** Takes the invitation up and opens the back office, loaded anew: what was known of nobody is known of somebody now. */
async function take(body: Taking): Promise<void> {
  await callApi('POST /v1/admin/auth/invitation/accept', { body })
  // Not by a link: the router of nobody, led to a screen of somebody's, would sign them out.
  window.history.replaceState(null, '', '#/')
  window.location.reload()
}

async function signOut(): Promise<void> {
  await callApi('POST /v1/admin/auth/logout')
  window.location.reload()
}

function AsWhoIAm({ token, name }: { token: string; name: string }) {
  return (
    <DoorForm send={() => take({ token })}>
      {(isBusy) => (
        <>
          <Typography>{STAFF_TEXT.signed_in_as(name)}</Typography>
          <Button type="submit" variant="contained" size="large" disabled={isBusy}>
            {STAFF_TEXT.take_up}
          </Button>
          <Button onClick={() => void signOut()}>{STAFF_TEXT.somebody_else}</Button>
        </>
      )}
    </DoorForm>
  )
}

function KnownSignIn({ token, email }: { token: string; email: string }) {
  const send = async ({ password = '', code = '' }: Record<string, string>) => {
    const { state } = await callApi('POST /v1/admin/auth/login', { body: { email, password } })
    if (state === 'second_factor') await callApi('POST /v1/admin/auth/second-factor', { body: { code } })
    await take({ token })
  }
  return (
    <DoorForm send={send}>
      {(isBusy) => (
        <>
          <Alert severity="info">{STAFF_TEXT.known(email)}</Alert>
          <TextField
            name="password"
            type="password"
            label={FRAME_TEXT.password}
            autoComplete="current-password"
            required
            autoFocus
            fullWidth
          />
          <TextField
            name="code"
            label={FRAME_TEXT.code}
            autoComplete="one-time-code"
            helperText={STAFF_TEXT.code_if_any}
            fullWidth
          />
          <Button type="submit" variant="contained" size="large" disabled={isBusy}>
            {STAFF_TEXT.take_up}
          </Button>
        </>
      )}
    </DoorForm>
  )
}

function Newcomer({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const isOpen = invitation.email === null
  return (
    <DoorForm
      send={({ name = '', email, password = '' }) =>
        take({ token, name, password, ...(isOpen && email && { email }) })
      }
    >
      {(isBusy) => (
        <>
          <TextField
            name="email"
            type="email"
            label={FRAME_TEXT.email}
            autoComplete="username"
            defaultValue={invitation.email ?? ''}
            slotProps={{ htmlInput: { readOnly: !isOpen } }}
            required
            fullWidth
          />
          <TextField name="name" label={STAFF_TEXT.your_name} autoComplete="name" required fullWidth />
          <NewPasswordField label={FRAME_TEXT.password} />
          <Button type="submit" variant="contained" size="large" disabled={isBusy}>
            {STAFF_TEXT.take_up}
          </Button>
        </>
      )}
    </DoorForm>
  )
}
