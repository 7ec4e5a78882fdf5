import { Alert, AlertTitle, Box, Button, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { STAFF_TEXT } from '#src/text/back-office/staff.ts'

interface Props {
  label: string
  help: string
  secret: string
  /** What else can be done with it. */
  children?: ReactNode
}

/** Something that is shown this once, to be copied. */
export function SecretOnce({ label, help, secret, children }: Props) {
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    notify(STAFF_TEXT.copied, { type: 'success' })
  }
  return (
    <Alert severity="success" icon={false} sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{label}</AlertTitle>
      {help}
      <TextField
        label={label}
        value={secret}
        multiline
        size="small"
        fullWidth
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ my: 1.5, bgcolor: 'background.paper', '& textarea': { overflowWrap: 'anywhere' } }}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {STAFF_TEXT.copy}
        </Button>
        {children}
      </Box>
    </Alert>
  )
}
