import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ResourceContextProvider, SelectInput, Title, useCanAccess } from 'react-admin'
import type { AdminLayout, LayoutScope } from '#contract/shapes/admin-site.ts'
import { LAYOUTS_TEXT } from '#src/text/back-office/content.ts'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { LAYOUT_TEXT } from '#src/text/back-office/layouts.ts'
import { callApi } from '../api/call-api.ts'
import { EditForm } from '../forms/EditForm.tsx'
import type { Entry } from '../forms/entry.ts'
import { SaveBar } from '../forms/SaveBar.tsx'
import { useEntry } from '../forms/use-entry.ts'
import { Loading } from '../frame/Loading.tsx'
import { announceSave } from '../frame/save-notice.ts'
import { BlocksInput } from './BlocksInput.tsx'

type Layout = AdminLayout & Entry
const FRAMES = Object.entries(LAYOUT_TEXT.frames).map(([id, name]) => ({ id, name }))

/** Chooses a page, and places blocks on it. */
export default function LayoutPage() {
  const [address, setAddress] = useState('page:index')
  return (
    <ResourceContextProvider value="layouts">
      <Title title={LAYOUTS_TEXT.name} preferenceKey={false} />
      <Typography variant="body2" color="text.secondary" sx={{ my: 2 }}>
        {LAYOUT_TEXT.lead}
      </Typography>
      <TextField
        select
        label={LAYOUT_TEXT.page}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        sx={{ mb: 3, minWidth: { xs: '100%', sm: 360 } }}
      >
        {Object.entries(LAYOUT_TEXT.pages).map(([key, name]) => (
          <MenuItem key={key} value={key}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LayoutForm key={address} address={address} />
    </ResourceContextProvider>
  )
}

function LayoutForm({ address }: { address: string }) {
  const [scope = 'page', name = ''] = address.split(':') as [LayoutScope, string]
  const read = () => readLayout(scope, name)
  const { entry, error } = useEntry(`layouts/${address}`, read)
  const { canAccess } = useCanAccess({ resource: 'layouts', action: 'save' })
  const { data: targets } = useQuery({
    queryKey: ['layout-targets'],
    queryFn: async () => (await callApi('GET /v1/admin/layout-targets')).data,
  })
  const queries = useQueryClient()
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!entry || !targets) return <Loading />
  const announce = (saved: Layout, before?: Layout) => {
    announceSave({
      sentence: before ? KINDS_TEXT.saved : KINDS_TEXT.undone,
      change: { type: 'layout', key: address, version: saved.version },
      ...(before && {
        undo: async () => {
          announce(await writeLayout(before, saved))
          await queries.resetQueries({ queryKey: ['entry', `layouts/${address}`] })
        },
      }),
    })
  }
  return (
    <EditForm<Layout>
      key={entry.version}
      place={`layouts/${address}`}
      entry={entry}
      read={read}
      save={writeLayout}
      onSaved={announce}
    >
      {scope === 'page' && (
        <Box sx={{ maxWidth: 360 }}>
          <SelectInput source="layout" label={LAYOUT_TEXT.frame} choices={FRAMES} helperText={false} />
        </Box>
      )}
      <BlocksInput source="blocks" targets={targets} />
      {canAccess ? <SaveBar /> : <Alert severity="info">{KINDS_TEXT.read_only}</Alert>}
    </EditForm>
  )
}

async function readLayout(scope: LayoutScope, name: string): Promise<Layout> {
  const { data } = await callApi('GET /v1/admin/layouts')
  const written = data.find((one) => one.scope === scope && one.name === name)
  return written ?? { scope, name, layout: 'default', blocks: [], version: 0 }
}

async function writeLayout(values: Entry, base: Layout): Promise<Layout> {
  const { scope, name, version } = base
  const { layout, blocks } = values as Pick<Layout, 'layout' | 'blocks'>
  return callApi('PUT /v1/admin/layouts/{scope}/{name}', {
    params: { scope, name },
    body: { ...(scope === 'page' && { layout }), blocks, version },
  })
}
