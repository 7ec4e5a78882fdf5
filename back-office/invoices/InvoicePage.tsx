import { Alert, Box, Button, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { AdminInvoiceDetail } from '#contract/shapes/invoice.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { INVOICE_SCREENS } from '#src/text/back-office/invoice-screens.ts'
import { INVOICES_TEXT } from '#src/text/back-office/invoices.ts'
import { callApi } from '../api/call-api.ts'
import { saveFile } from '../forms/save-file.ts'
import { Loading } from '../frame/Loading.tsx'
import { usePress } from '../frame/use-press.ts'
import { useRead } from '../frame/use-read.ts'
import { OrderSection } from '../orders/OrderSection.tsx'
import { InvoiceMoney } from './InvoiceMoney.tsx'
import { InvoiceStateChip } from './InvoiceStateChip.tsx'

const toDay = (day: string) => day.replaceAll('-', '/')

/** One invoice: its figures, what stands on it, and the money of its company. */
export default function InvoicePage() {
  const id = Number(useParams()['id'])
  const queries = useQueryClient()
  const key = ['invoice', id]
  const { data: invoice, error } = useRead(key, () =>
    callApi('GET /v1/admin/invoices/{id}', { params: { id } }),
  )
  const show = (changed: AdminInvoiceDetail) => {
    queries.setQueryData(key, changed)
    void queries.invalidateQueries({ queryKey: ['invoices'] })
  }
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!invoice) return <Loading />
  return (
    <>
      <Title title={INVOICE_SCREENS.title(invoice.number)} preferenceKey={false} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <Head invoice={invoice} />
          <Lines invoice={invoice} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <Figures invoice={invoice} />
          <InvoiceMoney invoice={invoice} onChanged={show} />
        </Box>
      </Box>
    </>
  )
}

interface Props {
  invoice: AdminInvoiceDetail
}

function Head({
  invoice: { id, number, account_code, account_name, closed_on, due_on, state, open },
}: Props) {
  const { run, isRunning, problem } = usePress()
  const print = () =>
    run(async () =>
      saveFile(`${number}.pdf`, await callApi('GET /v1/admin/invoices/{id}/paper', { params: { id } })),
    )
  const action = (
    <Button variant="outlined" disabled={isRunning} onClick={() => void print()}>
      {INVOICE_SCREENS.paper}
    </Button>
  )
  const { fields } = INVOICES_TEXT
  return (
    <OrderSection title={`${account_code}　${account_name}`} action={action}>
      <Facts
        facts={[
          [fields.closed_on, toDay(closed_on)],
          [fields.due_on, toDay(due_on)],
          [fields.open, formatYen(open)],
        ]}
      />
      <InvoiceStateChip state={state} />
      {problem && <Alert severity="error">{problem}</Alert>}
    </OrderSection>
  )
}

function Figures({ invoice }: Props) {
  const names = Object.entries(INVOICE_SCREENS.sums) as [keyof typeof INVOICE_SCREENS.sums, string][]
  const sums = names.map(([key, name]) => [name, formatYen(invoice[key])] as const)
  const rates = invoice.by_rate.map(
    ({ rate, amount, tax }) =>
      [INVOICE_SCREENS.by_rate(rate), INVOICE_SCREENS.of_tax(formatYen(amount), formatYen(tax))] as const,
  )
  return (
    <OrderSection title={INVOICE_SCREENS.figures}>
      <Facts facts={[...sums, ...rates]} />
    </OrderSection>
  )
}

function Lines({ invoice: { lines } }: Props) {
  return (
    <OrderSection title={INVOICE_SCREENS.lines}>
      {lines.map(({ kind, day, order_no, contents, rate, amount }, at) => (
        // A paper's lines never change.
        <Box
          key={at}
          sx={{ display: 'flex', gap: 2, py: 1, borderTop: 1, borderColor: 'divider', flexWrap: 'wrap' }}
        >
          <Typography color="text.secondary">{toDay(day)}</Typography>
          <Typography>{order_no}</Typography>
          <Typography sx={{ flex: 1, minWidth: 160 }}>
            {kind === 'return' && `${INVOICE_SCREENS.return}：`}
            {contents}（{rate}%）
          </Typography>
          <Typography>{formatYen(amount)}</Typography>
        </Box>
      ))}
    </OrderSection>
  )
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, mb: 1, display: 'grid', gap: 0.5 }}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography component="dt" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, textAlign: 'right' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
