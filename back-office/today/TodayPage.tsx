import { Alert, Box, Card, CardActionArea, CardContent, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { Today } from '#contract/shapes/today.ts'
import { TODAY } from '#src/text/back-office/today.ts'
import { callApi } from '../api/call-api.ts'
import { Loading } from '../frame/Loading.tsx'
import { OrderSection } from '../orders/OrderSection.tsx'
import { Sales } from './Sales.tsx'

type Task = keyof typeof TODAY.tasks

const toFiltered = (list: string, filter: object) =>
  `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** Where each task is done. */
const PLACES: Record<Task, string> = {
  to_ship: '/orders',
  transfers: toFiltered('/orders', { status: ['awaiting_payment'] }),
  // The oldest stand first.
  late_transfers: toFiltered('/orders', { status: ['awaiting_payment'], sort: 'oldest' }),
  overdue_invoices: toFiltered('/invoices', { state: 'overdue' }),
  payment_checks: '/payment-checks',
  bank_rows: '/transfers',
  inquiries: '/inbox?tab=inquiries',
  questions: '/inbox?tab=questions',
  reviews: '/inbox?tab=reviews',
  low_stock: '/products',
  failed_mails: '/orders',
  failed_publishes: '/news',
}

/** What waits today, what was sold, and what runs out. */
export default function TodayPage() {
  const { data: today, error } = useQuery({
    queryKey: ['today'],
    queryFn: () => callApi('GET /v1/admin/today'),
  })
  return (
    <>
      <Title title={TODAY.title} preferenceKey={false} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!today && !error && <Loading />}
      {today && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Tasks today={today} />
          <Sales />
          <RunningOut today={today} />
        </Box>
      )}
    </>
  )
}

function Tasks({ today }: { today: Today }) {
  const tasks = (Object.keys(TODAY.tasks) as Task[]).filter((task) => today[task] > 0)
  if (tasks.length === 0) return <Typography color="text.secondary">{TODAY.all_done}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}>
      {tasks.map((task) => (
        <Card key={task}>
          <CardActionArea component={RouterLink} to={PLACES[task]} sx={{ height: '100%' }}>
            <CardContent>
              <Typography variant="body2" color="text.secondary">
                {TODAY.tasks[task]}
              </Typography>
              <Typography sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.4 }}>
                {today[task]}
              </Typography>
              {task === 'to_ship' && (
                <Typography variant="body2" color="text.secondary">
                  {TODAY.unsent(today.unsent)}
                </Typography>
              )}
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  )
}

function RunningOut({ today: { running_out } }: { today: Today }) {
  return (
    <OrderSection title={TODAY.running_out}>
      {running_out.length === 0 && <Typography color="text.secondary">{TODAY.nothing_runs_out}</Typography>}
      {running_out.map(({ code, name, stock, days_left }) => (
        <Box key={code} sx={{ display: 'flex', gap: 2, py: 0.5 }}>
          <Typography sx={{ flex: 1, minWidth: 0 }}>
            {name}
            <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
              {code}
            </Typography>
          </Typography>
          <Typography color={stock === 0 ? 'error.main' : 'text.primary'}>
            {TODAY.stock(stock, days_left)}
          </Typography>
        </Box>
      ))}
    </OrderSection>
  )
}
