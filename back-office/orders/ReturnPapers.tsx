import { Alert, Box, Button } from '@mui/material'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import { ORDER_PAGE } from '#src/text/back-office/order-screens.ts'
import { callApi } from '../api/call-api.ts'
import { saveFile } from '../forms/save-file.ts'
import { usePress } from '../frame/use-press.ts'

/** The papers about what was given back of an order, to be saved. */
export function ReturnPapers({ order: { id, return_invoices } }: { order: AdminOrderDetail }) {
  const { run, isRunning, problem } = usePress()
  if (return_invoices.length === 0) return null
  const save = (number: string) =>
    run(async () => {
      const call = { params: { id }, query: { number } }
      saveFile(`${number}.pdf`, await callApi('GET /v1/admin/orders/{id}/return-invoice', call))
    })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {return_invoices.map(({ number }) => (
        <Button
          key={number}
          size="small"
          variant="outlined"
          disabled={isRunning}
          onClick={() => void save(number)}
        >
          {ORDER_PAGE.return_invoice(number)}
        </Button>
      ))}
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  )
}
