import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { MailTexts } from '#contract/shapes/mail-texts.ts'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { callApi } from '../api/call-api.ts'

/** The letter as its reader gets it, with an example, before anything is saved. */
export function MailPreview({ letter: { code, subject, body } }: { letter: MailTexts['letters'][number] }) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const signature = useWatch<MailTexts, 'signature'>({ name: 'signature' })
  const [isShown, setShown] = useState(false)
  const look = useMutation({
    mutationFn: () =>
      callApi('POST /v1/admin/mail-texts/preview', {
        body: { code, subject, body, signature: signature ?? '' },
      }),
    onSuccess: () => setShown(true),
    onError: (error) => void logoutIfAccessDenied(error),
  })
  const problem =
    look.error && 'body' in look.error ? (look.error.body as { errors: Record<string, string> }) : undefined
  return (
    <>
      <Button variant="outlined" onClick={() => look.mutate()} disabled={look.isPending}>
        {TERMS_TEXT.mail_preview}
      </Button>
      {look.error && (
        <Alert severity="error" sx={{ width: 1 }}>
          {Object.values(problem?.errors ?? {})[0] ?? look.error.message}
        </Alert>
      )}
      {look.data && (
        <Dialog
          open={isShown}
          onClose={() => setShown(false)}
          fullWidth
          maxWidth="sm"
          aria-labelledby="mail-preview"
        >
          <DialogTitle id="mail-preview">{look.data.subject}</DialogTitle>
          <DialogContent dividers>
            <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{look.data.text}</Box>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setShown(false)}>{TERMS_TEXT.mail_close}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
