import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { DataTable, List, SelectInput, SimpleList } from 'react-admin'
import type { AdminInvoice } from '#contract/shapes/invoice.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { INVOICE_SCREENS } from '#src/text/back-office/invoice-screens.ts'
import { INVOICES_TEXT } from '#src/text/back-office/invoices.ts'
import { AccountInput } from '../business/AccountInput.tsx'
import { Column } from '../kinds/Column.tsx'
import { InvoiceStateChip } from './InvoiceStateChip.tsx'

const STATES = Object.entries(INVOICE_SCREENS.states).map(([id, name]) => ({ id, name }))
const WIDE = { width: { xs: '100%', sm: 280 } }

const filters = [
  <AccountInput key="account_code" source="account_code" alwaysOn sx={WIDE} helperText={false} />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={STATES}
    emptyText={INVOICE_SCREENS.any_state}
    helperText={false}
  />,
]

const toDay = (day: string) => day.replaceAll('-', '/')
const toChip = ({ state }: AdminInvoice) => <InvoiceStateChip state={state} />

/** Invoices of companies, those of the newest closing first. */
export default function InvoiceList() {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))
  return (
    <List
      title={INVOICES_TEXT.name}
      filters={filters}
      perPage={25}
      empty={false}
      actions={false}
      sx={{
        '& .RaList-content': { border: 1, borderColor: 'divider' },
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
      }}
    >
      {isWide ? (
        <DataTable rowClick="edit" bulkActionButtons={false}>
          <Column source="number" />
          <Column source="account_name" />
          <Column<AdminInvoice> source="closed_on" render={({ closed_on }) => toDay(closed_on)} />
          <Column<AdminInvoice> source="due_on" render={({ due_on }) => toDay(due_on)} />
          <Column<AdminInvoice> source="total" align="right" render={({ total }) => formatYen(total)} />
          <Column<AdminInvoice> source="open" align="right" render={({ open }) => formatYen(open)} />
          <Column<AdminInvoice> source="state" render={toChip} />
        </DataTable>
      ) : (
        <SimpleList<AdminInvoice>
          primaryText={({ account_name }) => account_name}
          secondaryText={({ number, total }) => `${number}　${formatYen(total)}`}
          tertiaryText={toChip}
          rowClick="edit"
        />
      )}
    </List>
  )
}
