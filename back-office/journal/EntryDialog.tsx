import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useCanAccess } from 'react-admin'
import type { JournalDetail } from '#contract/shapes/journal.ts'
import { JOURNAL_TEXT } from '#src/text/back-office/journal.ts'
import { callApi } from '../api/call-api.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { Loading } from '../frame/Loading.tsx'
import { useCall } from '../frame/use-call.ts'
import { useRead } from '../frame/use-read.ts'
import { FieldDifference } from './FieldDifference.tsx'
import { listDifferences } from './list-differences.ts'
import { useKindNames } from './use-kind-names.ts'

/** One change, field by field, and the press that takes it back. */
export function EntryDialog({ id, close }: { id: number; close: () => void }) {
  const { data: entry, error } = useRead(['journal-entry', id], () =>
    callApi('GET /v1/admin/journal/{id}', { params: { id } }),
  )
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="journal-entry">
      {error && <Alert severity="error">{error.message}</Alert>}
      {!entry && !error && <Loading />}
      {entry && <EntryContent entry={entry} close={close} />}
    </Dialog>
  )
}

function EntryContent({ entry, close }: { entry: JournalDetail; close: () => void }) {
  const { id, kind, name, action, at, actor_name, can_undo, is_changed_since } = entry
  const { nameKind } = useKindNames()
  const { canAccess: may_write = false } = useCanAccess({ resource: kind, action: 'save' })
  const differences = listDifferences(entry)
  const undo = useCall(
    () => callApi('POST /v1/admin/journal/{id}/undo', { params: { id }, body: { anyway: is_changed_since } }),
    { refresh: ['journal', 'journal-entry'], done: JOURNAL_TEXT.undone_notice, onDone: close },
  )
  return (
    <>
      <DialogTitle id="journal-entry">
        {[nameKind(kind), name && `「${name}」`, ' · ', JOURNAL_TEXT.actions[action]].join('')}
        <Typography color="text.secondary" variant="body2">
          {formatJapanTime(at)} · {actor_name}
        </Typography>
      </DialogTitle>
      <DialogContent dividers>
        <Box sx={{ display: 'grid', gap: 3 }}>
          {differences.length === 0 && <Typography>{JOURNAL_TEXT.no_details}</Typography>}
          {differences.map((difference) => (
            <FieldDifference key={difference.field} kind={kind} {...difference} />
          ))}
        </Box>
      </DialogContent>
      {may_write && can_undo && (
        <Alert severity={is_changed_since ? 'warning' : 'info'} sx={{ borderRadius: 0 }}>
          {is_changed_since ? JOURNAL_TEXT.changed_since : JOURNAL_TEXT.undo_leads[action]}
        </Alert>
      )}
      {!can_undo && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          {JOURNAL_TEXT.cannot_undo}
        </Alert>
      )}
      <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
        <Button onClick={close}>{JOURNAL_TEXT.close}</Button>
        {may_write && can_undo && (
          <Button variant="contained" disabled={undo.isPending} onClick={() => undo.mutate(undefined)}>
            {is_changed_since ? JOURNAL_TEXT.undo_anyway : JOURNAL_TEXT.undo}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
