import { Box, Card, CardContent, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useCanAccess } from 'react-admin'
import type { ImportKind } from '#contract/shapes/imports.ts'
import { IMPORT_WORDS } from '#src/text/back-office/import.ts'
import { ExportButtons } from './ExportButtons.tsx'
import { FormerImports } from './FormerImports.tsx'
import { type ImportCalls, listImports } from './import-calls.ts'
import { ImportForm } from './ImportForm.tsx'
import { ImportReport } from './ImportReport.tsx'

const LOOK_AGAIN_MS = 3_000

interface Props {
  title: string
  calls: ImportCalls
  kinds: readonly [ImportKind, ...ImportKind[]]
}

/** A file is chosen, checked, taken in and reported on; below, everything can be taken out. */
export function Mover({ title, calls, kinds }: Props) {
  const [shown, setShown] = useState<number>()
  const client = useQueryClient()
  const resource = calls === 'imports' ? 'import' : 'member-import'
  const { canAccess = false } = useCanAccess({ resource, action: 'save' })
  const former = useQuery({
    queryKey: [calls],
    queryFn: () => listImports(calls),
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: one }) => one === 'waiting' || one === 'working') ? LOOK_AGAIN_MS : false,
  })
  const show = (id: number) => {
    setShown(id)
    void client.invalidateQueries({ queryKey: [calls] })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, maxWidth: 900 }}>
      <Title title={title} preferenceKey={false} />
      {canAccess && (
        <Card>
          <CardContent>
            <Typography sx={{ mb: 2 }}>{IMPORT_WORDS.help}</Typography>
            <ImportForm calls={calls} kinds={kinds} onStarted={show} />
          </CardContent>
        </Card>
      )}
      {shown !== undefined && <ImportReport key={shown} calls={calls} id={shown} />}
      <FormerImports imports={former.data ?? []} onOpen={setShown} />
      <ExportButtons calls={calls} kinds={kinds} />
    </Box>
  )
}
