import { Alert, Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Sales as SalesOfShop } from '#contract/shapes/today.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { TODAY } from '#src/text/back-office/today.ts'
import { callApi } from '../api/call-api.ts'
import { Loading } from '../frame/Loading.tsx'
import { OrderSection } from '../orders/OrderSection.tsx'
import { BarPlot } from './BarPlot.tsx'

const SPANS = Object.keys(TODAY.spans).map(Number)

/** Sales as bars, by day or week, and what sold best. */
export function Sales() {
  const [days, setDays] = useState(30)
  const [unit, setUnit] = useState<keyof typeof TODAY.units>('day')
  const { data: sales, error } = useQuery({
    queryKey: ['sales', days],
    queryFn: () => callApi('GET /v1/admin/sales', { query: { days } }),
  })
  const choices = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Choice
        names={TODAY.spans}
        value={String(days)}
        choices={SPANS.map(String)}
        onChange={(span) => setDays(Number(span))}
      />
      <Choice
        names={TODAY.units}
        value={unit}
        choices={Object.keys(TODAY.units)}
        onChange={(chosen) => setUnit(chosen as keyof typeof TODAY.units)}
      />
    </Box>
  )
  return (
    <OrderSection title={TODAY.sales} action={choices}>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!sales && !error && <Loading />}
      {sales && <Plot sales={sales} unit={unit} />}
    </OrderSection>
  )
}

interface ChoiceProps {
  names: Readonly<Record<string, string>>
  value: string
  choices: readonly string[]
  onChange: (choice: string) => void
}

function Choice({ names, value, choices, onChange }: ChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_event, choice: string | null) => choice && onChange(choice)}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice} value={choice} sx={{ minHeight: 44 }}>
          {names[choice]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

function Plot({ sales, unit }: { sales: SalesOfShop; unit: keyof typeof TODAY.units }) {
  const bars = unit === 'day' ? sales.by_day : sales.by_week
  const amount = sales.by_day.reduce((sum, day) => sum + day.amount, 0)
  const orders = sales.by_day.reduce((sum, day) => sum + day.orders, 0)
  return (
    <>
      <Typography sx={{ mb: 1 }}>{TODAY.total(formatYen(amount), orders)}</Typography>
      {orders === 0 && <Typography color="text.secondary">{TODAY.no_sales}</Typography>}
      {orders > 0 && <BarPlot name={`${TODAY.amount} ${TODAY.units[unit]}`} bars={bars} />}
      {sales.by_product.length > 0 && (
        <>
          <Typography component="h3" variant="h3" sx={{ mt: 2, mb: 1 }}>
            {TODAY.by_product}
          </Typography>
          {sales.by_product.map(({ code, name, quantity, amount: yen }) => (
            <Box key={code} sx={{ display: 'flex', gap: 2, py: 0.25 }}>
              <Typography noWrap sx={{ flex: 1 }}>
                {name}
              </Typography>
              <Typography color="text.secondary">{TODAY.quantity(quantity)}</Typography>
              <Typography sx={{ minWidth: 96, textAlign: 'right' }}>{formatYen(yen)}</Typography>
            </Box>
          ))}
        </>
      )}
    </>
  )
}
