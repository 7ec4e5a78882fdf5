import { Alert, Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import type { StaffMe } from '#contract/shapes/staff.ts'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { STAFF_NAMES } from '#src/text/back-office/staff-names.ts'
import { STAFF_TEXT } from '#src/text/back-office/staff.ts'
import { STAFF_ROLE_NAMES } from '#src/text/editor/staff.ts'
import { callApi } from '../api/call-api.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { DoorForm } from '../frame/DoorPage.tsx'
import { Loading } from '../frame/Loading.tsx'
import { forgetMe, readMe } from '../providers/me.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { Row } from './Row.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'
import { useCall } from '../frame/use-call.ts'
import { useRead } from '../frame/use-read.ts'

/** What a person keeps of their own: name, password, second factor, and where they are signed in. */
export default function AccountPage() {
  const { data: me, error } = useRead(['me'], readMe)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Title title={STAFF_NAMES.account.name} preferenceKey={false} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!me && !error && <Loading />}
      {me?.person && <Account key={me.person.id} person={me.person} shops={me.shops} />}
    </Box>
  )
}

function Account({ person, shops }: { person: NonNullable<StaffMe['person']>; shops: StaffMe['shops'] }) {
  const [name, setName] = useState(person.name)
  const rename = useCall(
    async () => {
      await callApi('PATCH /v1/admin/auth/me', { body: { name } })
      forgetMe()
    },
    { refresh: ['me'], done: STAFF_TEXT.saved },
  )
  return (
    <>
      <FormSection title={STAFF_TEXT.profile}>
        <Box
          component="form"
          onSubmit={(event) => (event.preventDefault(), rename.mutate(undefined))}
          sx={{ display: 'grid', gap: 2, maxWidth: 480, justifyItems: 'start' }}
        >
          <TextField label={FRAME_TEXT.email} value={person.email} disabled fullWidth />
          <TextField
            label={STAFF_TEXT.your_name}
            value={name}
            onChange={(event) => setName(event.target.value)}
            required
            slotProps={{ htmlInput: { maxLength: 50 } }}
            helperText={STAFF_TEXT.name_help}
            fullWidth
          />
          <Button type="submit" variant="contained" disabled={rename.isPending || name === person.name}>
            {STAFF_TEXT.save}
          </Button>
        </Box>
        {shops.map((shop) => (
          <Row key={shop.channel} title={shop.name} lines={[STAFF_ROLE_NAMES[shop.role]]} />
        ))}
      </FormSection>
      <PasswordSection />
      <SecondFactor isOn={person.has_second_factor} />
      <Sessions />
    </>
  )
}

function PasswordSection() {
  const [round, setRound] = useState(0)
  const change = useCall(
    (body: { current_password: string; password: string }) =>
      callApi('POST /v1/admin/auth/password', { body }),
    { refresh: ['sessions'], done: STAFF_TEXT.password_changed, onDone: () => setRound(round + 1) },
  )
  return (
    <FormSection title={STAFF_TEXT.password} help={STAFF_TEXT.password_lead}>
      <Box sx={{ maxWidth: 480 }}>
        <DoorForm
          key={round}
          send={async ({ current_password = '', password = '' }) => {
            await change.mutateAsync({ current_password, password }).catch(() => undefined)
          }}
        >
          {(isBusy) => (
            <>
              <TextField
                name="current_password"
                type="password"
                label={STAFF_TEXT.current_password}
                autoComplete="current-password"
                required
                fullWidth
              />
              <NewPasswordField label={STAFF_TEXT.new_password} />
              <Button type="submit" variant="contained" disabled={isBusy} sx={{ justifySelf: 'start' }}>
                {STAFF_TEXT.change_password}
              </Button>
            </>
          )}
        </DoorForm>
      </Box>
    </FormSection>
  )
}
