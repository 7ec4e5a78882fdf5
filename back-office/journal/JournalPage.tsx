import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import type { JournalEntry } from '#contract/shapes/journal.ts'
import { JOURNAL_NAMES } from '#src/text/back-office/journal-names.ts'
import { JOURNAL_TEXT } from '#src/text/back-office/journal.ts'
import { askApi, callApi } from '../api/call-api.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { formatJapanTime } from '../forms/japan-time.ts'
import { Loading } from '../frame/Loading.tsx'
import { Row } from '../staff/Row.tsx'
import { useRead } from '../frame/use-read.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { useKindNames } from './use-kind-names.ts'

const PER_PAGE = 50

/** Who changed what: chosen by kind, person and day, the newest first. */
export default function JournalPage() {
  const [filter, setFilter] = useState({ kind: '', person_id: '', day: '' })
  const [pages, setPages] = useState(1)
  const { kinds, nameKind } = useKindNames()
  const [opened, setOpened] = useState<number>()
  const choose = (changed: Partial<typeof filter>) => (setFilter({ ...filter, ...changed }), setPages(1))
  const query = { ...filter, per: Math.min(100, PER_PAGE * pages), page: 1 }
  const { data, error } = useRead(['journal', query], () =>
    askApi<{ data: JournalEntry[] }>('GET /v1/admin/journal', { query }),
  )
  const { data: persons } = useRead(['journal-persons'], () =>
    callApi('GET /v1/admin/persons', { query: { per: 'all' } }).catch(() => ({ data: [] })),
  )
  const entries = data?.body.data ?? []
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Title title={JOURNAL_NAMES.name} preferenceKey={false} />
      <Typography color="text.secondary">{JOURNAL_TEXT.help}</Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <TextField
          select
          label={JOURNAL_TEXT.kind}
          value={filter.kind}
          onChange={(event) => choose({ kind: event.target.value })}
          sx={{ flex: '1 1 180px', maxWidth: { sm: 280 } }}
        >
          <MenuItem value="">{JOURNAL_TEXT.all}</MenuItem>
          {kinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {nameKind(kind)}
            </MenuItem>
          ))}
        </TextField>
        {persons && persons.data.length > 0 && (
          <TextField
            select
            label={JOURNAL_TEXT.person}
            value={filter.person_id}
            onChange={(event) => choose({ person_id: event.target.value })}
            sx={{ flex: '1 1 180px', maxWidth: { sm: 280 } }}
          >
            <MenuItem value="">{JOURNAL_TEXT.all}</MenuItem>
            {persons.data.map(({ id, name }) => (
              <MenuItem key={id} value={String(id)}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          type="date"
          label={JOURNAL_TEXT.day}
          value={filter.day}
          onChange={(event) => choose({ day: event.target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ flex: '1 1 160px', maxWidth: { sm: 220 } }}
        />
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      <FormSection>
        {!data && !error && <Loading />}
        {data && entries.length === 0 && <Typography>{JOURNAL_TEXT.empty}</Typography>}
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} open={() => setOpened(entry.id)} />
        ))}
        {data && data.total > entries.length && entries.length < 100 && (
          <Button onClick={() => setPages(pages + 1)}>{JOURNAL_TEXT.more}</Button>
        )}
      </FormSection>
      {opened !== undefined && <EntryDialog id={opened} close={() => setOpened(undefined)} />}
    </Box>
  )
}

function EntryRow({ entry, open }: { entry: JournalEntry; open: () => void }) {
  const { kind, name, action, at, actor_name, undoes } = entry
  const { nameKind } = useKindNames()
  const what = [nameKind(kind), name && `「${name}」`].join('')
  const done = undoes === null ? JOURNAL_TEXT.actions[action] : JOURNAL_TEXT.undone
  return (
    <Row title={`${what} · ${done}`} lines={[`${formatJapanTime(at)} · ${actor_name}`]}>
      <Button aria-label={JOURNAL_TEXT.open_entry(what)} onClick={open}>
        {JOURNAL_TEXT.open}
      </Button>
    </Row>
  )
}
