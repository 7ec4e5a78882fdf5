import { Alert, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useCanAccess } from 'react-admin'
import type { AdminSystemMessage } from '#contract/shapes/talk.ts'
import { INBOX } from '#src/text/back-office/inbox-screens.ts'
import { callApi } from '../api/call-api.ts'
import { announceSave } from '../frame/save-notice.ts'
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
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState('')
  const queries = useQueryClient()
  const send = async () => {
    setAsked(false)
    setProblem('')
    try {
      await callApi('POST /v1/admin/system-messages', { body: { title, body: toHtml(body) } })
      announceSave({ sentence: INBOX.message_sent })
      setTitle('')
      setBody('')
      await queries.invalidateQueries({ queryKey: ['inbox'] })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
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
        <Button
          variant="contained"
          disabled={title.trim() === '' || body.trim() === ''}
          onClick={() => setAsked(true)}
          sx={{ justifySelf: 'start' }}
        >
          {INBOX.message_send}
        </Button>
      </CardContent>
      <Confirm
        isOpen={isAsked}
        title={title}
        content={INBOX.write_lead}
        confirm={INBOX.message_send}
        onConfirm={() => void send()}
        onClose={() => setAsked(false)}
      />
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
