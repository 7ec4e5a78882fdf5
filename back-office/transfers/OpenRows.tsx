import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import type { BankRow } from '#contract/shapes/bank-row.ts'
import { TRANSFERS } from '#src/text/back-office/transfer-screens.ts'
import { OpenRow } from './OpenRow.tsx'
import { SettleDialog } from './SettleDialog.tsx'
import type { Beginning } from './settlement.ts'
import { isSure, SureRows } from './SureRows.tsx'

/** Money of which nobody said yet what it is for: what is sure first, then what a person has to look at. */
export function OpenRows({ rows }: { rows: readonly BankRow[] }) {
  const [asked, setAsked] = useState<{ row: BankRow; beginning: Beginning }>()
  const sure = rows.filter(isSure)
  const rest = rows.filter((row) => !isSure(row))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {sure.length > 0 && <SureRows rows={sure} />}
      {rest.length > 0 && (
        <Typography component="h2" variant="h2">
          {TRANSFERS.open_title(rest.length)}
        </Typography>
      )}
      {rest.map((row) => (
        <OpenRow key={row.id} row={row} onAsk={(beginning) => setAsked({ row, beginning })} />
      ))}
      {asked && (
        <SettleDialog row={asked.row} beginning={asked.beginning} onClose={() => setAsked(undefined)} />
      )}
    </Box>
  )
}
