import { Alert, Box, Button, Card, CardContent, Link, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import type { AdminInquiry } from '#contract/shapes/staff-inbox.ts'
import { INBOX } from '#src/text/back-office/inbox-screens.ts'
import { callApi } from '../api/call-api.ts'
import { announceSave } from '../frame/save-notice.ts'
import { useCall } from '../frame/use-call.ts'
import { Loading } from '../frame/Loading.tsx'
import { formatJapanTime } from '../forms/japan-time.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { Entries } from './Entries.tsx'
import { StateFilter } from './StateFilter.tsx'

/** Inquiries, and the talk of the one that was opened. */
export function Inquiries() {
  const [search] = useSearchParams()
  const opened = search.get('inquiry')
  return opened ? <Talk inquiry_key={opened} /> : <InquiryList />
}

function InquiryList() {
  const [status, setStatus] = useState<AdminInquiry['status']>('open')
  return (
    <>
      <StateFilter names={INBOX.states.inquiries} value={status} onChange={setStatus} />
      <Entries<AdminInquiry> call="GET /v1/admin/inquiries" query={{ status }} toKey={({ key }) => key}>
        {(inquiry) => (
          <>
            <Link
              component={RouterLink}
              to={`/inbox?tab=inquiries&inquiry=${encodeURIComponent(inquiry.key)}`}
              sx={{ fontWeight: 700 }}
            >
              {inquiry.subject}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {[...inquiry.category_names, inquiry.name, formatJapanTime(inquiry.updated_at)].join('　')}
            </Typography>
          </>
        )}
      </Entries>
    </>
  )
}

function Talk({ inquiry_key }: { inquiry_key: string }) {
  const queryKey = ['inbox', 'inquiry', inquiry_key]
  const params = { resourceKey: inquiry_key }
  const queries = useQueryClient()
  const { canAccess } = useCanAccess({ resource: 'inbox', action: 'save' })
  const { data: inquiry, error } = useQuery({
    queryKey,
    queryFn: () => callApi('GET /v1/admin/inquiries/{resourceKey}', { params }),
  })
  const close = useCall(() => callApi('POST /v1/admin/inquiries/{resourceKey}/close', { params }), {
    done: INBOX.closed,
    onDone: (closed) => queries.setQueryData(queryKey, closed),
  })
  return (
    <Card>
      <CardContent>
        <Link component={RouterLink} to="/inbox?tab=inquiries">
          {INBOX.back}
        </Link>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!inquiry && !error && <Loading />}
        {inquiry && (
          <>
            <Typography component="h2" variant="h2" sx={{ mt: 2 }}>
              {inquiry.name}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {[
                inquiry.email,
                inquiry.phone,
                inquiry.is_member ? INBOX.member : INBOX.guest,
                inquiry.order_no && `${INBOX.order_no} ${inquiry.order_no}`,
                ...inquiry.category_names,
              ]
                .filter(Boolean)
                .join('　')}
            </Typography>
            <Words author="member" at={inquiry.created_at} body={inquiry.body} />
            {inquiry.comments.map(({ id, author, created_at, body }) => (
              <Words key={id} author={author} at={created_at} body={body} />
            ))}
            <AnswerForm
              label={INBOX.reply}
              hint={INBOX.reply_hint}
              submit={INBOX.reply_send}
              most={4000}
              send={async (body) => {
                const answered = await callApi('POST /v1/admin/inquiries/{resourceKey}/reply', {
                  params,
                  body: { body },
                })
                queries.setQueryData(queryKey, answered)
                announceSave({ sentence: INBOX.replied })
              }}
            />
            {canAccess && inquiry.status !== 'closed' && (
              <Button onClick={() => close.mutate()} sx={{ mt: 1 }}>
                {INBOX.close}
              </Button>
            )}
          </>
        )}
      </CardContent>
    </Card>
  )
}

function Words({ author, at, body }: { author: string; at: string; body: string }) {
  return (
    <Box sx={{ mt: 2, pl: 2, borderLeft: 3, borderColor: author === 'member' ? 'divider' : 'primary.main' }}>
      <Typography variant="body2" color="text.secondary">
        {INBOX.authors[author] ?? author}　{formatJapanTime(at)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{body}</Typography>
    </Box>
  )
}
