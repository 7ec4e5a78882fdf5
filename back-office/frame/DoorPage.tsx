import { Alert, Box, Paper, Typography } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Notification } from 'react-admin'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { Refusal } from '../api/refusal.ts'

interface Props {
  title: string
  lead: string
  children: ReactNode
}

/** A screen for whoever has not come in yet. */
export function DoorPage({ title, lead, children }: Props) {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 440, p: { xs: 3, sm: 5 } }}>
        <Typography component="h1" variant="h1">
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 3 }}>
          {lead}
        </Typography>
        {children}
      </Paper>
      <Notification />
    </Box>
  )
}

/** What is wrong with the fields, or else with the whole. */
function toSentence(error: unknown): string {
  if (!(error instanceof Error)) return FRAME_TEXT.unexpected
  const fields = error instanceof Refusal ? Object.values(error.body.errors) : []
  return fields.length > 0 ? fields.join('\n') : error.message
}

interface FormProps {
  /** @param values of the form's fields by their names @throws with a sentence for people */
  send: (values: Record<string, string>) => Promise<void>
  /** @param isBusy while it is sent */
  children: (isBusy: boolean) => ReactNode
}

/** A form that says what went wrong above its fields, and keeps what was typed. */
export function DoorForm({ send, children }: FormProps) {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    setBusy(true)
    setProblem('')
    try {
      await send(Object.fromEntries(values) as Record<string, string>)
    } catch (error) {
      setProblem(toSentence(error))
    }
    setBusy(false)
  }
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      {problem && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {problem}
        </Alert>
      )}
      {children(isBusy)}
    </Box>
  )
}
