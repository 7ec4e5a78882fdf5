import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Notification, useLogin } from 'react-admin'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { pageFacts } from './page-facts.ts'

export function LoginPage() {
  const login = useLogin()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const email = String(values.get('email'))
    const password = String(values.get('password'))
    setBusy(true)
    setProblem('')
    try {
      await login({ email, password })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : FRAME_TEXT.unexpected)
      setBusy(false)
    }
  }
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 5 } }}>
        <Typography component="h1" variant="h1">
          {FRAME_TEXT.sign_in}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 3 }}>
          {FRAME_TEXT.sign_in_lead(pageFacts.shop)}
        </Typography>
        <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
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
        </Box>
      </Paper>
      <Notification />
    </Box>
  )
}
