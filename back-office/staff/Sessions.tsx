import { Button, Chip } from '@mui/material'
import type { StaffSession } from '#contract/shapes/staff.ts'
import { STAFF_TEXT } from '#src/text/back-office/staff.ts'
import { callApi } from '../api/call-api.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { formatJapanTime } from '../forms/japan-time.ts'
import { Row } from './Row.tsx'
import { toDeviceName } from './to-device-name.ts'
import { useCall } from '../frame/use-call.ts'
import { useRead } from '../frame/use-read.ts'

/** Where a person is signed in; each can be ended. */
export function Sessions() {
  const { data } = useRead(['sessions'], () =>
    callApi('GET /v1/admin/auth/sessions', { query: { per: 'all' } }),
  )
  return (
    <FormSection title={STAFF_TEXT.sessions} help={STAFF_TEXT.sessions_help}>
      {data?.data.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </FormSection>
  )
}

function SessionRow({ session }: { session: StaffSession }) {
  const { id, user_agent, last_seen_at, created_at, is_own } = session
  const end = useCall(() => callApi('DELETE /v1/admin/auth/sessions/{id}', { params: { id } }), {
    refresh: ['sessions'],
    done: STAFF_TEXT.session_ended,
  })
  const device = toDeviceName(user_agent)
  const since = STAFF_TEXT.session_since(formatJapanTime(created_at))
  return (
    <Row title={device} lines={[STAFF_TEXT.last_seen(formatJapanTime(last_seen_at)), since]}>
      {is_own ? (
        <Chip label={STAFF_TEXT.this_browser} />
      ) : (
        <Button
          color="error"
          disabled={end.isPending}
          aria-label={STAFF_TEXT.end_session(device)}
          onClick={() => end.mutate(undefined)}
        >
          {STAFF_TEXT.end}
        </Button>
      )}
    </Row>
  )
}
