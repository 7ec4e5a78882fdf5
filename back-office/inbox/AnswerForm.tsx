import { Alert, Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import { usePress } from '../frame/use-press.ts'

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
  const { run, isRunning, problem } = usePress()
  const { canAccess } = useCanAccess({ resource: 'inbox', action: 'save' })
  if (!canAccess) return null
  const submitText = () =>
    run(async () => {
      await send(text)
      setText('')
    })
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
        disabled={isRunning || text.trim() === ''}
        onClick={() => void submitText()}
        sx={{ mt: 1 }}
      >
        {submit}
      </Button>
    </Box>
  )
}
