import { Alert, Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useLogoutIfAccessDenied } from 'react-admin'

interface Props {
  label: string
  hint: string
  submit: string
  /** Most letters. */
  most: number
  send: (text: string) => Promise<void>
}

/** A few lines to somebody, sent by a button. What was typed stays when it was refused. */
export function AnswerForm({ label, hint, submit, most, send }: Props) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const { canAccess } = useCanAccess({ resource: 'inbox', action: 'save' })
  const logoutIfDenied = useLogoutIfAccessDenied()
  if (!canAccess) return null
  const submitText = async () => {
    setSending(true)
    setProblem('')
    try {
      await send(text)
      setText('')
    } catch (error) {
      if (!(await logoutIfDenied(error))) setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <Box sx={{ mt: 2 }}>
      <TextField
        fullWidth
        multiline
        minRows={3}
        label={label}
        helperText={hint}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: most } }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button
        variant="contained"
        disabled={isSending || text.trim() === ''}
        onClick={() => void submitText()}
        sx={{ mt: 1 }}
      >
        {submit}
      </Button>
    </Box>
  )
}
