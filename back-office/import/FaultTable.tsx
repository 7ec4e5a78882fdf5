import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ImportFault } from '#contract/shapes/imports.ts'
import { IMPORT_WORDS } from '#src/text/back-office/import.ts'
import { type ImportCalls, readAllFaults, readFaults } from './import-calls.ts'
import { saveFile } from '../forms/save-file.ts'

const { line, column, reason } = IMPORT_WORDS.fault_columns

/** The lines that were not taken, and why. */
export function FaultTable({ calls, id }: { calls: ImportCalls; id: number }) {
  const { data } = useQuery({ queryKey: [calls, id, 'faults'], queryFn: () => readFaults(calls, id, 1) })
  if (!data || data.total === 0) return null
  const save = async () => saveFile('faults.csv', toCsv(await readAllFaults(calls, id)))
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="subtitle1" component="h3">
          {IMPORT_WORDS.faults}
        </Typography>
        <Button onClick={() => void save()}>{IMPORT_WORDS.download_faults}</Button>
      </Box>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{line}</TableCell>
            <TableCell>{column}</TableCell>
            <TableCell>{reason}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.faults.map((fault, at) => (
            <TableRow key={at}>
              <TableCell>{fault.line}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {fault.column ?? IMPORT_WORDS.whole_line}
              </TableCell>
              <TableCell>{fault.reason}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {data.total > data.faults.length && (
        <Typography color="text.secondary">{IMPORT_WORDS.more(data.total - data.faults.length)}</Typography>
      )}
    </Box>
  )
}

/** For a spreadsheet: with a byte order mark, every cell in quotes, and none that it would run as a formula. */
function toCsv(faults: readonly ImportFault[]): Blob {
  const toCell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`
  const rows = faults.map((fault) => [
    String(fault.line),
    fault.column ?? IMPORT_WORDS.whole_line,
    fault.reason,
  ])
  const text = [[line, column, reason], ...rows].map((row) => row.map(toCell).join(',')).join('\r\n')
  return new Blob([`\ufeff${text}\r\n`], { type: 'text/csv' })
}
