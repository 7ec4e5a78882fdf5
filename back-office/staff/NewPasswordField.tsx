import { TextField } from '@mui/material'
import { STAFF_TEXT } from '#src/text/back-office/staff.ts'

/** A password somebody makes up. */
export function NewPasswordField({ label }: { label: string }) {
  return (
    <TextField
      name="password"
      type="password"
      label={label}
      autoComplete="new-password"
      helperText={STAFF_TEXT.password_help}
      slotProps={{ htmlInput: { minLength: 12, maxLength: 128 } }}
      required
      fullWidth
    />
  )
}
