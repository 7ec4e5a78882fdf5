import { Chip } from '@mui/material'
import type { InvoiceState } from '#contract/shapes/invoice.ts'
import { INVOICE_SCREENS } from '#src/text/back-office/invoice-screens.ts'

const COLOURS = { open: 'default', overdue: 'error', paid: 'success' } as const

/** Whether an invoice is paid, in a word. */
export function InvoiceStateChip({ state }: { state: InvoiceState }) {
  return <Chip size="small" variant="outlined" color={COLOURS[state]} label={INVOICE_SCREENS.states[state]} />
}
