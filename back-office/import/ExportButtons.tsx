import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import type { ImportKind } from '#contract/shapes/imports.ts'
import { IMPORT_WORDS } from '#src/text/back-office/import.ts'
import { type ImportCalls, takeFile } from './import-calls.ts'
import { saveFile } from '../forms/save-file.ts'

/** Everything of a kind as a file. */
export function ExportButtons({ calls, kinds }: { calls: ImportCalls; kinds: readonly ImportKind[] }) {
  const take = useMutation({
    mutationFn: async ({ kind, as }: { kind: ImportKind; as: 'csv' | 'jsonl' }) =>
      saveFile(`${kind}.${as}`, await takeFile(calls, kind, as)),
  })
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h6" component="h2">
          {IMPORT_WORDS.export_title}
        </Typography>
        <Typography>{IMPORT_WORDS.export_help}</Typography>
        {kinds.map((kind) => (
          <Box key={kind} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography sx={{ width: { xs: '100%', sm: 180 } }}>{IMPORT_WORDS.kinds[kind]}</Typography>
            {(['csv', 'jsonl'] as const).map((as) => (
              <Button
                key={as}
                variant="outlined"
                disabled={take.isPending}
                aria-label={`${IMPORT_WORDS.kinds[kind]} ${IMPORT_WORDS[as]}`}
                onClick={() => take.mutate({ kind, as })}
              >
                {IMPORT_WORDS[as]}
              </Button>
            ))}
          </Box>
        ))}
        {take.error && <Alert severity="error">{take.error.message}</Alert>}
      </CardContent>
    </Card>
  )
}
