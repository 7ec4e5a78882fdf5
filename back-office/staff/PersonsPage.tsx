import { Alert, Box, Typography } from '@mui/material'
import { Title, useCanAccess } from 'react-admin'
import { STAFF_ROLES, type StaffRole } from '#contract/staff-rights.ts'
import type { AdminPerson } from '#contract/shapes/staff.ts'
import { STAFF_NAMES } from '#src/text/back-office/staff-names.ts'
import { STAFF_TEXT } from '#src/text/back-office/staff.ts'
import { STAFF_ROLE_NAMES } from '#src/text/editor/staff.ts'
import { callApi } from '../api/call-api.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { formatJapanTime } from '../forms/japan-time.ts'
import { AskFirst } from '../frame/AskFirst.tsx'
import { Loading } from '../frame/Loading.tsx'
import { InvitePanel } from './InvitePanel.tsx'
import { RoleSelect } from './RoleSelect.tsx'
import { Row } from './Row.tsx'
import { useCall } from '../frame/use-call.ts'
import { useRead } from '../frame/use-read.ts'

/** Who works in the shop and as what, and who was invited. */
export default function PersonsPage() {
  const { canAccess = false } = useCanAccess({ resource: 'persons', action: 'save' })
  const { data, error } = useRead(['persons'], () =>
    callApi('GET /v1/admin/persons', { query: { per: 'all' } }),
  )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Title title={STAFF_NAMES.persons.name} preferenceKey={false} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {canAccess && <InvitePanel />}
      <FormSection
        title={STAFF_TEXT.working_here}
        help={canAccess ? STAFF_TEXT.persons_help : STAFF_TEXT.owners_only}
      >
        {!data && !error && <Loading />}
        {data?.data.map((person) => (
          <PersonRow key={person.id} person={person} may_change={canAccess} />
        ))}
      </FormSection>
      <FormSection title={STAFF_TEXT.roles}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {STAFF_ROLES.map((role) => (
            <Box key={role}>
              <Typography component="dt" variant="h3">
                {STAFF_ROLE_NAMES[role]}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {STAFF_TEXT.role_helps[role]}
              </Typography>
            </Box>
          ))}
        </Box>
      </FormSection>
    </Box>
  )
}

function PersonRow({ person, may_change }: { person: AdminPerson; may_change: boolean }) {
  const change = useCall(
    (role: StaffRole) =>
      callApi('PATCH /v1/admin/persons/{id}', { params: { id: person.id }, body: { role } }),
    { refresh: ['persons'], done: STAFF_TEXT.role_changed(person.name) },
  )
  const remove = useCall(() => callApi('DELETE /v1/admin/persons/{id}', { params: { id: person.id } }), {
    refresh: ['persons'],
    done: STAFF_TEXT.removed(person.name),
  })
  const seen = person.last_seen_at
    ? STAFF_TEXT.last_seen(formatJapanTime(person.last_seen_at))
    : STAFF_TEXT.signed_in_nowhere
  const factor = person.has_second_factor ? STAFF_TEXT.with_second_factor : STAFF_TEXT.without_second_factor
  return (
    <Row title={person.name} lines={[person.email, `${factor} · ${seen}`]}>
      {may_change ? (
        <>
          <RoleSelect
            size="small"
            value={change.isPending ? change.variables : person.role}
            disabled={change.isPending}
            onChange={change.mutate}
          />
          <AskFirst
            color="error"
            aria-label={STAFF_TEXT.remove_person(person.name)}
            label={STAFF_TEXT.remove}
            title={STAFF_TEXT.remove_person(person.name)}
            content={STAFF_TEXT.remove_lead}
            onConfirm={() => remove.mutate(undefined)}
          />
        </>
      ) : (
        <Typography>{STAFF_ROLE_NAMES[person.role]}</Typography>
      )}
    </Row>
  )
}
