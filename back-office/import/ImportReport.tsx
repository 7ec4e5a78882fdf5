import { Alert, Box, Button, Card, CardContent, Chip, LinearProgress, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'react-admin'
import type { Import } from '#contract/shapes/imports.ts'
import { IMPORT_WORDS } from '#src/text/back-office/import.ts'
import { FaultTable } from './FaultTable.tsx'
import { changeImport, type ImportCalls, readImport } from './import-calls.ts'

const LOOK_AGAIN_MS = 1_000
const isOpen = ({ state }: Import) => state === 'waiting' || state === 'working'

/** How far an import is, and what became of it. */
export function ImportReport({ calls, id }: { calls: ImportCalls; id: number }) {
  const client = useQueryClient()
  const logout = useLogoutIfAccessDenied()
  const { data } = useQuery({
    queryKey: [calls, id],
    queryFn: () => readImport(calls, id),
    refetchInterval: ({ state }) => (state.data && !isOpen(state.data) ? false : LOOK_AGAIN_MS),
  })
  const change = useMutation({
    mutationFn: (step: 'stop' | 'resume') => changeImport(calls, id, step),
    onSuccess: (changed) => client.setQueryData([calls, id], changed),
    onError: (error) => void logout(error),
  })
  if (!data) return <LinearProgress />
  const { state, line, lines, failed, seconds_left, unmapped } = data
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {data.file_name}
        </Typography>
        <Typography role="status">{toStateText(data)}</Typography>
        {isOpen(data) && (
          <Box>
            <LinearProgress
              variant="determinate"
              value={lines === 0 ? 0 : Math.min(100, (line / lines) * 100)}
              aria-label={data.file_name}
            />
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mt: 1, flexWrap: 'wrap' }}>
              <Typography color="text.secondary">
                {IMPORT_WORDS.progress(line, lines)}
                {seconds_left === null ? '' : ` · ${IMPORT_WORDS.seconds_left(seconds_left)}`}
              </Typography>
              <Button onClick={() => change.mutate('stop')} disabled={change.isPending}>
                {IMPORT_WORDS.stop}
              </Button>
            </Box>
          </Box>
        )}
        {state === 'stopped' && (
          <Button
            variant="outlined"
            onClick={() => change.mutate('resume')}
            disabled={change.isPending}
            sx={{ justifySelf: 'start' }}
          >
            {IMPORT_WORDS.resume}
          </Button>
        )}
        {change.error && <Alert severity="error">{change.error.message}</Alert>}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {(['created', 'updated', 'unchanged', 'failed'] as const).map((count) => (
            <Chip
              key={count}
              variant="outlined"
              color={count === 'failed' && failed > 0 ? 'error' : 'default'}
              label={`${IMPORT_WORDS.counts[count]} ${data[count].toLocaleString('ja-JP')}`}
            />
          ))}
        </Box>
        {unmapped.map(({ column, count }) => (
          <Typography key={column} color="text.secondary">
            {IMPORT_WORDS.unmapped(column, count)}
          </Typography>
        ))}
        {!isOpen(data) && <FaultTable calls={calls} id={id} />}
      </CardContent>
    </Card>
  )
}

function toStateText({ state, is_checking, dry_run, error }: Import): string {
  if (state === 'failed') return error ?? IMPORT_WORDS.states.failed
  if (state === 'working' && is_checking) return IMPORT_WORDS.checking
  return state === 'done' && (is_checking || dry_run) ? IMPORT_WORDS.checked : IMPORT_WORDS.states[state]
}
