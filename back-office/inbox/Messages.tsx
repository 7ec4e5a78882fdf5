import { Alert, Box, Card, CardContent, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import type { AdminSystemMessage } from '#contract/shapes/talk.ts'
import { INBOX } from '#src/text/back-office/inbox-screens.ts'
import { callApi } from '../api/call-api.ts'
import { AskFirst } from '../frame/AskFirst.tsx'
import { announceSave } from '../frame/save-notice.ts'
import { usePress } from '../frame/use-press.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { Entries } from './Entries.tsx'

/** Words to all members. */
export function Messages() {
  const { canAccess } = useCanAccess({ resource: 'inbox', action: 'save' })
  return (
    <>
      {canAccess && <WriteMessage />}
      <Entries<AdminSystemMessage> call="GET /v1/admin/system-messages" query={{}} toKey={({ key }) => key}>
        {({ title, sent_at }) => (
          <>
            <Typography component="h2" variant="h2">
              {title}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {formatJapanTime(sent_at)}
            </Typography>
          </>
        )}
      </Entries>
    </>
  )
}

function WriteMessage() {
  const [title, setTitle] = useState('')
  const [body, setBody] = useState('')
  const { run, isRunning, problem } = usePress()
  const queries = useQueryClient()
  const send = () =>
    run(async () => {
      await callApi('POST /v1/admin/system-messages', { body: { title, body: toHtml(body) } })
      announceSave({ sentence: INBOX.message_sent })
      setTitle('')
      setBody('')
      await queries.invalidateQueries({ queryKey: ['inbox'] })
    })
  return (
    <Card sx={{ mb: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography component="h2" variant="h2">
          {INBOX.write}
        </Typography>
        <Typography color="text.secondary">{INBOX.write_lead}</Typography>
        <TextField
          label={INBOX.message_title}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <TextField
          multiline
          minRows={4}
          label={INBOX.message_body}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
        {problem && <Alert severity="error">{problem}</Alert>}
        <Box>
          <AskFirst
            variant="contained"
            label={INBOX.message_send}
            title={title}
            content={INBOX.write_lead}
            disabled={isRunning || title.trim() === '' || body.trim() === ''}
            onConfirm={send}
          />
        </Box>
      </CardContent>
    </Card>
  )
}

/** Paragraphs as they were typed; what looks like markup stays words. */
function toHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
}
