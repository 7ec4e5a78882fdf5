import { MenuItem, TextField, type TextFieldProps } from '@mui/material'
import { STAFF_ROLES, type StaffRole } from '#contract/staff-rights.ts'
import { STAFF_TEXT } from '#src/text/back-office/staff.ts'
import { STAFF_ROLE_NAMES } from '#src/text/editor/staff.ts'

interface Props extends Pick<TextFieldProps, 'disabled' | 'size'> {
  value: StaffRole
  onChange: (role: StaffRole) => void
}

/** What somebody may do in the shop. */
export function RoleSelect({ onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      select
      label={STAFF_TEXT.role}
      onChange={({ target }) => onChange(target.value as StaffRole)}
      sx={{ minWidth: 184 }}
    >
      {STAFF_ROLES.map((role) => (
        <MenuItem key={role} value={role}>
          {STAFF_ROLE_NAMES[role]}
        </MenuItem>
      ))}
    </TextField>
  )
}
