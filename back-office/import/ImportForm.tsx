import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import type { ImportFormat, ImportKind } from '#contract/shapes/imports.ts'
import { IMPORT_TEXT, IMPORT_WORDS } from '#src/text/back-office/import.ts'
import { FileButton } from '../forms/FileButton.tsx'
import { type ImportCalls, readImport, startImport } from './import-calls.ts'

interface Props {
  calls: ImportCalls
  kinds: readonly [ImportKind, ...ImportKind[]]
  onStarted: (id: number) => void
}

const { fields } = IMPORT_TEXT
const LOOK_AGAIN_MS = 1_000

/** What is to be taken in. The button that writes opens once the same wish was checked. */
export function ImportForm({ calls, kinds, onStarted }: Props) {
  const [kind, setKind] = useState(kinds[0])
  const [format, setFormat] = useState<ImportFormat>('noren')
  const [file, setFile] = useState<File>()
  const [all_or_nothing, setAllOrNothing] = useState(false)
  const [send_mails, setSendMails] = useState(false)
  const [checked, setChecked] = useState<number>()
  const logout = useLogoutIfAccessDenied()
  const check = useQuery({
    queryKey: [calls, checked],
    queryFn: () => readImport(calls, checked ?? 0),
    enabled: checked !== undefined,
    refetchInterval: ({ state }) => (state.data?.finished_at ? false : LOOK_AGAIN_MS),
  })
  const start = useMutation({
    mutationFn: (dry_run: boolean) =>
      startImport(calls, { kind, format, file: file!, dry_run, all_or_nothing, send_mails }),
    onSuccess: ({ id, dry_run }) => {
      setChecked(dry_run ? id : undefined)
      onStarted(id)
    },
    onError: (error) => void logout(error),
  })
  /** Another wish has to be checked anew. */
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setChecked(undefined)
      start.reset()
    }
  const isChecked = check.data?.state === 'done'
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {kinds.length > 1 && (
        <TextField
          select
          label={fields.kind}
          value={kind}
          onChange={({ target }) => {
            change(setKind)(target.value as ImportKind)
            setFormat('noren')
          }}
        >
          {kinds.map((one) => (
            <MenuItem key={one} value={one}>
              {IMPORT_WORDS.kinds[one]}
            </MenuItem>
          ))}
        </TextField>
      )}
      {kind === 'products' && (
        <TextField
          select
          label={fields.format}
          value={format}
          onChange={({ target }) => change(setFormat)(target.value as ImportFormat)}
        >
          {Object.entries(IMPORT_WORDS.formats).map(([one, name]) => (
            <MenuItem key={one} value={one}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <FileButton accept=".csv,.jsonl,.ndjson,text/csv" onFiles={([chosen]) => change(setFile)(chosen)}>
          {IMPORT_WORDS.choose}
        </FileButton>
        <Typography color="text.secondary">{file?.name ?? IMPORT_WORDS.none_chosen}</Typography>
      </Box>
      <FormControlLabel
        label={fields.all_or_nothing}
        control={
          <Checkbox
            checked={all_or_nothing}
            onChange={({ target }) => change(setAllOrNothing)(target.checked)}
          />
        }
      />
      {kind === 'members' && (
        <FormControlLabel
          label={fields.send_mails}
          control={
            <Checkbox checked={send_mails} onChange={({ target }) => change(setSendMails)(target.checked)} />
          }
        />
      )}
      {start.error && <Alert severity="error">{start.error.message}</Alert>}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant={isChecked ? 'outlined' : 'contained'}
          disabled={!file || start.isPending}
          onClick={() => start.mutate(true)}
        >
          {IMPORT_WORDS.check}
        </Button>
        <Button
          variant="contained"
          disabled={!isChecked || start.isPending}
          onClick={() => start.mutate(false)}
        >
          {check.data && check.data.failed > 0 && !all_or_nothing
            ? IMPORT_WORDS.go_with_faults
            : IMPORT_WORDS.go}
        </Button>
        {!isChecked && <Typography color="text.secondary">{IMPORT_WORDS.checked_first}</Typography>}
      </Box>
    </Box>
  )
}
