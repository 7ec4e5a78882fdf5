import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { STAFF_TEXT } from '#src/text/back-office/staff.ts'
import { callApi } from '../api/call-api.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { DoorForm } from '../frame/DoorPage.tsx'
import { forgetMe } from '../providers/me.ts'
import { QrCode } from './QrCode.tsx'
import { SecretOnce } from './SecretOnce.tsx'
import { useCall } from '../frame/use-call.ts'

type Step = 'password' | 'off' | { secret: string; uri: string } | { recovery_codes: string[] }

/** The second factor of a login: on by an app that reads a code off the screen, off by the password. */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const [step, setStep] = useState<Step>()
  const refresh = useCall(async () => forgetMe(), { refresh: ['me'] })
  const close = () => {
    setStep(undefined)
    refresh.mutate(undefined)
  }
  return (
    <FormSection title={STAFF_TEXT.second_factor} help={STAFF_TEXT.second_factor_help}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Alert severity={isOn ? 'success' : 'warning'} sx={{ flex: '1 1 240px' }}>
          {isOn ? STAFF_TEXT.factor_is_on : STAFF_TEXT.factor_is_off}
        </Alert>
        <Button
          variant={isOn ? 'outlined' : 'contained'}
          color={isOn ? 'error' : 'primary'}
          onClick={() => setStep(isOn ? 'off' : 'password')}
        >
          {isOn ? STAFF_TEXT.switch_off : STAFF_TEXT.switch_on}
        </Button>
      </Box>
      <Dialog
        open={step !== undefined}
        onClose={close}
        fullWidth
        maxWidth="sm"
        aria-labelledby="second-factor"
      >
        <DialogTitle id="second-factor">{STAFF_TEXT.second_factor}</DialogTitle>
        <DialogContent>
          {step === 'password' && <AskPassword onDone={setStep} />}
          {step === 'off' && <SwitchOff onDone={close} />}
          {typeof step === 'object' && 'uri' in step && <ShowCode offer={step} onDone={setStep} />}
          {typeof step === 'object' && 'recovery_codes' in step && (
            <SecretOnce
              label={STAFF_TEXT.recovery_codes}
              help={STAFF_TEXT.recovery_help}
              secret={step.recovery_codes.join('\n')}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{STAFF_TEXT.close}</Button>
        </DialogActions>
      </Dialog>
    </FormSection>
  )
}

function PasswordField() {
  return (
    <TextField
      name="password"
      type="password"
      label={STAFF_TEXT.current_password}
      autoComplete="current-password"
      required
      autoFocus
      fullWidth
      margin="dense"
    />
  )
}

function AskPassword({ onDone }: { onDone: (offer: { secret: string; uri: string }) => void }) {
  return (
    <DoorForm
      send={async ({ password = '' }) =>
        onDone(await callApi('POST /v1/admin/auth/totp', { body: { password } }))
      }
    >
      {(isBusy) => (
        <>
          <PasswordField />
          <Button type="submit" variant="contained" disabled={isBusy}>
            {STAFF_TEXT.next}
          </Button>
        </>
      )}
    </DoorForm>
  )
}

function SwitchOff({ onDone }: { onDone: () => void }) {
  return (
    <DoorForm
      send={async ({ password = '' }) => {
        await callApi('POST /v1/admin/auth/totp/off', { body: { password } })
        onDone()
      }}
    >
      {(isBusy) => (
        <>
          <Typography>{STAFF_TEXT.off_lead}</Typography>
          <PasswordField />
          <Button type="submit" variant="contained" color="error" disabled={isBusy}>
            {STAFF_TEXT.switch_off}
          </Button>
        </>
      )}
    </DoorForm>
  )
}

interface CodeProps {
  offer: { secret: string; uri: string }
  onDone: (codes: { recovery_codes: string[] }) => void
}

function ShowCode({ offer: { secret, uri }, onDone }: CodeProps) {
  return (
    <DoorForm
      send={async ({ code = '' }) =>
        onDone(await callApi('POST /v1/admin/auth/totp/confirm', { body: { code } }))
      }
    >
      {(isBusy) => (
        <>
          <Typography>{STAFF_TEXT.scan}</Typography>
          <QrCode text={uri} label={STAFF_TEXT.qr_label} />
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {STAFF_TEXT.type_secret(secret.replace(/(.{4})(?=.)/g, '$1 '))}
          </Typography>
          <TextField
            name="code"
            label={FRAME_TEXT.code}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            required
            fullWidth
          />
          <Button type="submit" variant="contained" disabled={isBusy}>
            {STAFF_TEXT.switch_on}
          </Button>
        </>
      )}
    </DoorForm>
  )
}
