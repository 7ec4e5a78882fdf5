import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import type { AdminInvitation } from '#contract/shapes/staff.ts'
import type { StaffRole } from '#contract/staff-rights.ts'
import { STAFF_TEXT } from '#src/text/back-office/staff.ts'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { STAFF_ROLE_NAMES } from '#src/text/editor/staff.ts'
import { callApi } from '../api/call-api.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { formatJapanTime } from '../forms/japan-time.ts'
import { pageFacts } from '../frame/page-facts.ts'
import { MakeForm } from './MakeForm.tsx'
import { RoleSelect } from './RoleSelect.tsx'
import { Row } from './Row.tsx'
import { SecretOnce } from './SecretOnce.tsx'
import { useCall } from '../frame/use-call.ts'
import { useRead } from '../frame/use-read.ts'

/** Invites somebody: the link is shown once, to be copied or mailed. */
export function InvitePanel() {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('catalogue')
  const [link, setLink] = useState<{ url: string; email: string }>()
  const invite = useCall(
    (body: { email: string; role: StaffRole }) => callApi('POST /v1/admin/invitations', { body }),
    {
      refresh: ['invitations'],
      onDone({ token }) {
        const { origin, pathname } = window.location
        setLink({ url: `${origin}${pathname}#/invitation/${token}`, email })
        setEmail('')
      },
    },
  )
  const { data } = useRead(['invitations'], () =>
    callApi('GET /v1/admin/invitations', { query: { per: 'all' } }),
  )
  const mail = link && toMailAddress(link)
  return (
    <FormSection title={STAFF_TEXT.invite} help={STAFF_TEXT.invite_help}>
      <MakeForm
        submit={STAFF_TEXT.make_link}
        isBusy={invite.isPending}
        onSubmit={() => invite.mutate({ email, role })}
      >
        <TextField
          type="email"
          label={FRAME_TEXT.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          required
          sx={{ flex: '1 1 240px' }}
        />
        <RoleSelect value={role} onChange={setRole} />
      </MakeForm>
      {link && (
        <SecretOnce label={STAFF_TEXT.link_for(link.email)} help={STAFF_TEXT.link_help} secret={link.url}>
          <Button component="a" href={mail}>
            {STAFF_TEXT.mail_link}
          </Button>
        </SecretOnce>
      )}
      {data?.data.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </FormSection>
  )
}

function toMailAddress({ url, email }: { url: string; email: string }): string {
  const { subject, body } = STAFF_TEXT.mail(pageFacts.shop, url)
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function InvitationRow({ invitation }: { invitation: AdminInvitation }) {
  const { id, email, role, expires_at, invited_by } = invitation
  const withdraw = useCall(() => callApi('DELETE /v1/admin/invitations/{id}', { params: { id } }), {
    refresh: ['invitations'],
    done: STAFF_TEXT.withdrawn,
  })
  const until = STAFF_TEXT.invited_until(STAFF_ROLE_NAMES[role], formatJapanTime(expires_at))
  return (
    <Row
      title={email ?? STAFF_TEXT.first_owner}
      lines={[until, invited_by && STAFF_TEXT.invited_by(invited_by)]}
    >
      <Button color="error" disabled={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
        {STAFF_TEXT.withdraw}
      </Button>
    </Row>
  )
}
