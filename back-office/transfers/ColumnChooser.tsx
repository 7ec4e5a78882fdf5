import {
  Box,
  Button,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { StatementResult } from '#contract/shapes/bank-row.ts'
import { TRANSFERS } from '#src/text/back-office/transfer-screens.ts'

export interface Columns {
  day: number
  amount: number
  payer: number
}

type Kind = keyof Columns
const KINDS: readonly Kind[] = ['day', 'amount', 'payer']

interface Props {
  columns: NonNullable<StatementResult['columns']>
  isRunning: boolean
  onChosen: (columns: Columns) => void
}

/** Which column of an unknown CSV says what, beside its first lines. */
export function ColumnChooser({ columns: { headings, samples }, isRunning, onChosen }: Props) {
  const [chosen, setChosen] = useState<Partial<Columns>>({})
  const { day, amount, payer } = chosen
  const isReady = day !== undefined && amount !== undefined && payer !== undefined
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, minWidth: 0 }}>
      <Typography component="h2" variant="h2">
        {TRANSFERS.columns_title}
      </Typography>
      <Typography color="text.secondary">{TRANSFERS.columns_lead}</Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {headings.map((heading, at) => (
                <TableCell key={at}>{TRANSFERS.column(at + 1, heading)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {samples.map((cells, line) => (
              <TableRow key={line}>
                {cells.map((cell, at) => (
                  <TableCell key={at}>{cell}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
        {KINDS.map((kind) => (
          <TextField
            key={kind}
            select
            label={TRANSFERS.columns[kind]}
            value={chosen[kind] ?? ''}
            onChange={({ target }) => setChosen({ ...chosen, [kind]: Number(target.value) })}
          >
            {headings.map((heading, at) => (
              <MenuItem key={at} value={at}>
                {TRANSFERS.column(at + 1, heading)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Box>
        <Button
          variant="contained"
          disabled={!isReady || isRunning}
          onClick={() => isReady && onChosen({ day, amount, payer })}
        >
          {TRANSFERS.read_columns}
        </Button>
      </Box>
    </Box>
  )
}
