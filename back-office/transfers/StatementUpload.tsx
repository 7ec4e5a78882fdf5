import { Alert, Box } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import type { StatementResult } from '#contract/shapes/bank-row.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { TRANSFERS } from '#src/text/back-office/transfer-screens.ts'
import { askApi } from '../api/call-api.ts'
import { FileButton } from '../forms/FileButton.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { usePress } from '../frame/use-press.ts'
import { ColumnChooser, type Columns } from './ColumnChooser.tsx'

/** Takes a bank's file in, and says what became of it; of an unknown CSV a person chooses the columns. */
export function StatementUpload() {
  const [file, setFile] = useState<File>()
  const [result, setResult] = useState<StatementResult>()
  const { run, isRunning, problem } = usePress()
  const client = useQueryClient()
  const { canAccess } = useCanAccess({ resource: 'transfers', action: 'save' })
  const take = (chosen: File | undefined, columns?: Columns) => {
    if (!chosen) return
    setFile(chosen)
    if (!columns) setResult(undefined)
    const body = new FormData()
    body.set('file', chosen)
    if (columns) {
      body.set('day_column', String(columns.day))
      body.set('amount_column', String(columns.amount))
      body.set('payer_column', String(columns.payer))
    }
    void run(async () => {
      setResult((await askApi<StatementResult>('POST /v1/admin/bank-statements', { body })).body)
      await client.invalidateQueries({ queryKey: ['bank-rows'] })
    })
  }
  return (
    <FormSection help={TRANSFERS.lead}>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{TRANSFERS.formats}</Box>
      <Box>
        <FileButton
          variant="contained"
          accept="*/*"
          disabled={isRunning || !canAccess}
          onFiles={([chosen]) => take(chosen)}
        >
          {isRunning ? TRANSFERS.reading : TRANSFERS.choose}
        </FileButton>
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {result?.columns && file && (
        <ColumnChooser
          key={`${file.name} ${file.lastModified}`}
          columns={result.columns}
          isRunning={isRunning}
          onChosen={(columns) => take(file, columns)}
        />
      )}
      {result && !result.columns && <Result result={result} />}
    </FormSection>
  )
}

function Result({ result: { kept, known, left_out, reversed } }: { result: StatementResult }) {
  return (
    <>
      <Alert severity="success">{TRANSFERS.result(kept, known, left_out)}</Alert>
      {reversed.length > 0 && (
        <Alert severity="warning">
          {TRANSFERS.reversed}
          {reversed.map(({ day, payer, amount }, at) => (
            <Box key={at}>{TRANSFERS.line(day.replaceAll('-', '/'), payer, formatYen(amount))}</Box>
          ))}
        </Alert>
      )}
    </>
  )
}
