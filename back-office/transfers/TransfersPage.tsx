import { Alert, Box, Pagination, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { BankRow } from '#contract/shapes/bank-row.ts'
import { TRANSFERS_TEXT } from '#src/text/back-office/transfers.ts'
import { TRANSFERS } from '#src/text/back-office/transfer-screens.ts'
import { askApi } from '../api/call-api.ts'
import { Loading } from '../frame/Loading.tsx'
import { useRead } from '../frame/use-read.ts'
import { OpenRows } from './OpenRows.tsx'
import { SettledRow } from './SettledRow.tsx'
import { StatementUpload } from './StatementUpload.tsx'

type TabName = keyof typeof TRANSFERS.tabs
const TABS = Object.keys(TRANSFERS.tabs) as TabName[]
const PER = 50

/** Takes the bank's statement in, and shows what its money is for; the address says which part of it. */
export default function TransfersPage() {
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'open'
  return (
    <>
      <Title title={TRANSFERS_TEXT.name} preferenceKey={false} />
      <StatementUpload />
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => setSearch({ tab: next })}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ borderBottom: 1, borderColor: 'divider', my: 2 }}
      >
        {TABS.map((one) => (
          <Tab key={one} value={one} label={TRANSFERS.tabs[one]} />
        ))}
      </Tabs>
      <Rows key={tab} state={tab} />
    </>
  )
}

function Rows({ state }: { state: TabName }) {
  const [page, setPage] = useState(1)
  // What is sure of one is out of the question for another, so all open ones are seen together.
  const query = state === 'open' ? { state, per: 'all' } : { state, page, per: PER }
  const { data, error } = useRead(['bank-rows', state, page], () =>
    askApi<{ data: BankRow[] }>('GET /v1/admin/bank-rows', { query }),
  )
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <Loading />
  const rows = data.body.data
  if (rows.length === 0)
    return (
      <Typography color="text.secondary" sx={{ py: 4, textAlign: 'center' }}>
        {TRANSFERS.empty[state]}
      </Typography>
    )
  if (state === 'open') return <OpenRows rows={rows} />
  const pages = Math.ceil(data.total / PER)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {rows.map((row) => (
        <SettledRow key={row.id} row={row} />
      ))}
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_event, next) => setPage(next)} />}
    </Box>
  )
}
