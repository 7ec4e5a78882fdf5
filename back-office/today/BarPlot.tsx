import { Box, Tooltip, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { formatNumber, formatYen } from '#src/rules/money/format-yen.ts'
import { toPlotTop } from './to-plot-top.ts'

const STEPS = 4
const HEIGHT = 220
/** So many names of days fit side by side on a phone. */
const MOST_NAMES = 6

interface Props {
  /** What is counted, for screen readers. */
  name: string
  bars: readonly { day: string; amount: number }[]
}

/** Amounts of days or weeks beside each other: bars for the eye, a list for whoever listens. Its own, as a library of plots is larger than the rest of the home. */
export function BarPlot({ name, bars }: Props) {
  const top = toPlotTop(Math.max(...bars.map(({ amount }) => amount)), STEPS)
  const lines = Array.from({ length: STEPS + 1 }, (_, at) => (top / STEPS) * (STEPS - at))
  const every = Math.ceil(bars.length / MOST_NAMES)
  return (
    <Box component="figure" sx={{ m: 0, mt: 2, display: 'flex', gap: 1 }}>
      <Box aria-hidden sx={{ height: HEIGHT, display: 'grid', gridTemplateRows: `repeat(${STEPS}, 1fr) 0` }}>
        {lines.map((amount) => (
          <Typography key={amount} variant="body2" color="text.secondary" sx={tick}>
            {formatNumber(amount)}
          </Typography>
        ))}
      </Box>
      <Box component="ol" aria-label={name} sx={plot}>
        {bars.map(({ day, amount }, at) => (
          <Tooltip key={day} title={`${toLongDay(day)} ${formatYen(amount)}`} enterTouchDelay={0}>
            <Box component="li" sx={bar} aria-label={`${toLongDay(day)} ${formatYen(amount)}`}>
              <Box
                style={{ height: `${(amount / top) * 100}%` }}
                sx={{ width: '70%', bgcolor: 'primary.main' }}
              />
              {at % every === 0 && (
                <Typography aria-hidden variant="body2" color="text.secondary" sx={dayName}>
                  {toShortDay(day)}
                </Typography>
              )}
            </Box>
          </Tooltip>
        ))}
      </Box>
    </Box>
  )
}

/** Each stands on its line; the last one on the ground. */
const tick = { lineHeight: 1, textAlign: 'right', transform: 'translateY(-50%)', height: '1em' }
const plot = {
  flex: 1,
  minWidth: 0,
  m: 0,
  mb: 4,
  p: 0,
  height: HEIGHT,
  display: 'flex',
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  backgroundSize: `100% ${HEIGHT / STEPS}px`,
  backgroundImage: ({ palette }: Theme) =>
    `linear-gradient(to bottom, ${palette.divider} 1px, transparent 1px)`,
}
const bar = {
  flex: 1,
  minWidth: 0,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  '&:hover': { bgcolor: 'action.hover' },
}
const dayName = { position: 'absolute', top: '100%', left: 0, mt: 0.5, lineHeight: 1, whiteSpace: 'nowrap' }

const toLongDay = (day: string) => day.replaceAll('-', '/')
/** `2026-11-24` → `11/24`. */
const toShortDay = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`
