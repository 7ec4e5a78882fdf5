import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import type { BankOrder, BankRow } from '#contract/shapes/bank-row.ts'
import { TRANSFERS } from '#src/text/back-office/transfer-screens.ts'
import { callApi } from '../api/call-api.ts'
import { announceSave } from '../frame/save-notice.ts'
import { usePress } from '../frame/use-press.ts'
import { OrderSection } from '../orders/OrderSection.tsx'
import { describeRow } from './describe-row.ts'

export type SureRow = BankRow & { sure: BankOrder }

export const isSure = (row: BankRow): row is SureRow => row.sure !== null

/** Money whose order is sure, ticked: one press pays them all, and nothing is paid without it. */
export function SureRows({ rows }: { rows: readonly SureRow[] }) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [failures, setFailures] = useState<string[]>([])
  const { run, isRunning, problem } = usePress()
  const client = useQueryClient()
  const { canAccess } = useCanAccess({ resource: 'transfers', action: 'save' })
  const ticked = rows.filter(({ id }) => !left.has(id))
  const tick = (id: number, isTicked: boolean) => {
    const next = new Set(left)
    if (isTicked) next.delete(id)
    else next.add(id)
    setLeft(next)
  }
  const confirm = () =>
    run(async () => {
      const pairs = ticked.slice(0, 300).map(({ id, sure }) => ({ row_id: id, order_id: sure.order_id }))
      const done = await callApi('POST /v1/admin/bank-rows/confirmations', { body: { pairs } })
      setFailures(done.failures.map(({ reason }) => reason))
      if (done.confirmed > 0) announceSave({ sentence: TRANSFERS.confirmed(done.confirmed) })
      await client.invalidateQueries({ queryKey: ['bank-rows'] })
    })
  return (
    <OrderSection title={TRANSFERS.sure_title(rows.length)}>
      <Typography color="text.secondary">{TRANSFERS.sure_lead}</Typography>
      <Box sx={{ display: 'grid', my: 1 }}>
        {rows.map((row) => (
          <FormControlLabel
            key={row.id}
            sx={{ borderBottom: 1, borderColor: 'divider', py: 0.5, mr: 0 }}
            control={
              <Checkbox
                checked={!left.has(row.id)}
                disabled={!canAccess}
                onChange={({ target }) => tick(row.id, target.checked)}
              />
            }
            label={
              <>
                {describeRow(row)}
                <Typography variant="body2" color="text.secondary">
                  {TRANSFERS.sure_for(row.sure.order_no, row.sure.orderer_name)}
                </Typography>
              </>
            }
          />
        ))}
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {failures.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {TRANSFERS.not_confirmed(failures.length)}
          {failures.map((reason, at) => (
            <Box key={at}>{reason}</Box>
          ))}
        </Alert>
      )}
      {canAccess && (
        <Button
          variant="contained"
          disabled={isRunning || ticked.length === 0}
          onClick={() => void confirm()}
        >
          {TRANSFERS.confirm(ticked.length)}
        </Button>
      )}
    </OrderSection>
  )
}
