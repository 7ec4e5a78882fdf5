import { Alert, Box, Checkbox, FormControlLabel, FormGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { Title, useCanAccess } from 'react-admin'
import type { AdminToken } from '#contract/shapes/staff.ts'
import type { StaffRole } from '#contract/staff-rights.ts'
import { STAFF_NAMES } from '#src/text/back-office/staff-names.ts'
import { STAFF_TEXT } from '#src/text/back-office/staff.ts'
import { STAFF_ROLE_NAMES } from '#src/text/editor/staff.ts'
import { callApi } from '../api/call-api.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { formatJapanTime } from '../forms/japan-time.ts'
import { AskFirst } from '../frame/AskFirst.tsx'
import { pageFacts } from '../frame/page-facts.ts'
import { readMe } from '../providers/me.ts'
import { MakeForm } from './MakeForm.tsx'
import { RoleSelect } from './RoleSelect.tsx'
import { Row } from './Row.tsx'
import { SecretOnce } from './SecretOnce.tsx'
import { useCall } from '../frame/use-call.ts'
import { useRead } from '../frame/use-read.ts'

/** Tokens by which programs speak for persons. */
export default function TokensPage() {
  const { canAccess = false } = useCanAccess({ resource: 'tokens', action: 'save' })
  const { data, error } = useRead(['tokens'], () =>
    callApi('GET /v1/admin/tokens', { query: { per: 'all' } }),
  )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Title title={STAFF_NAMES.tokens.name} preferenceKey={false} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {canAccess && <NewToken />}
      <FormSection
        title={STAFF_TEXT.tokens_there}
        help={data?.data.length === 0 ? STAFF_TEXT.no_tokens : undefined}
      >
        {data?.data.map((token) => (
          <TokenRow key={token.id} token={token} may_change={canAccess} />
        ))}
      </FormSection>
    </Box>
  )
}

function NewToken() {
  const [name, setName] = useState('')
  const [role, setRole] = useState<StaffRole>('catalogue')
  const [others, setOthers] = useState<readonly string[]>([])
  const [token, setToken] = useState<string>()
  const { data: me } = useRead(['me'], readMe)
  const shops = me?.shops.filter((shop) => shop.role === 'owner' && shop.channel !== pageFacts.channel) ?? []
  const make = useCall(
    () => callApi('POST /v1/admin/tokens', { body: { name, role, channels: [...others] } }),
    { refresh: ['tokens'], onDone: (made) => (setToken(made.token), setName('')) },
  )
  const toggle = (channel: string) =>
    setOthers(others.includes(channel) ? others.filter((one) => one !== channel) : [...others, channel])
  return (
    <FormSection title={STAFF_TEXT.make_token} help={STAFF_TEXT.tokens_help}>
      <MakeForm
        submit={STAFF_TEXT.make}
        isBusy={make.isPending}
        onSubmit={() => make.mutate(undefined)}
        after={
          shops.length > 0 && (
            <FormGroup sx={{ flexBasis: '100%' }} role="group" aria-label={STAFF_TEXT.other_shops}>
              {shops.map(({ channel, name: shop }) => (
                <FormControlLabel
                  key={channel}
                  control={<Checkbox checked={others.includes(channel)} onChange={() => toggle(channel)} />}
                  label={STAFF_TEXT.also_for(shop)}
                />
              ))}
            </FormGroup>
          )
        }
      >
        <TextField
          label={STAFF_TEXT.token_name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          required
          slotProps={{ htmlInput: { maxLength: 50 } }}
          sx={{ flex: '1 1 240px' }}
        />
        <RoleSelect value={role} onChange={setRole} />
      </MakeForm>
      {token && <SecretOnce label={STAFF_TEXT.new_token} help={STAFF_TEXT.new_token_help} secret={token} />}
    </FormSection>
  )
}

function TokenRow({ token, may_change }: { token: AdminToken; may_change: boolean }) {
  const { id, name, person_name, role, channels, last_used_at } = token
  const revoke = useCall(() => callApi('DELETE /v1/admin/tokens/{id}', { params: { id } }), {
    refresh: ['tokens'],
    done: STAFF_TEXT.revoked,
  })
  const used = last_used_at ? STAFF_TEXT.last_used(formatJapanTime(last_used_at)) : STAFF_TEXT.never_used
  return (
    <Row title={name} lines={[`${person_name} · ${STAFF_ROLE_NAMES[role]} · ${channels.join('、')}`, used]}>
      {may_change && (
        <AskFirst
          color="error"
          aria-label={STAFF_TEXT.revoke_token(name)}
          label={STAFF_TEXT.revoke}
          title={STAFF_TEXT.revoke_token(name)}
          content={STAFF_TEXT.revoke_lead}
          onConfirm={() => revoke.mutate(undefined)}
        />
      )}
    </Row>
  )
}
