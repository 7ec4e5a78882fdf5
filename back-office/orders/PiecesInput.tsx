import { Box, TextField, Typography } from '@mui/material'
import type { AdminOrderLine } from '#contract/shapes/admin-order.ts'

interface Props {
  title: string
  lines: readonly AdminOrderLine[]
  /** Most pieces of a line. */
  toMost: (line: AdminOrderLine) => number
  /** What stands below a field. */
  hint: (most: number) => string
  /** Pieces by the id of their line. */
  value: Record<number, number>
  onChange: (value: Record<number, number>) => void
}

/** How many pieces of each line. */
export function PiecesInput({ title, lines, toMost, hint, value, onChange }: Props) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {lines.map((line) => {
        const most = toMost(line)
        return (
          <TextField
            key={line.id}
            type="number"
            disabled={most === 0}
            label={[line.product_name, line.variation].filter(Boolean).join('　')}
            helperText={hint(most)}
            value={value[line.id] ?? 0}
            onChange={({ target }) =>
              onChange({
                ...value,
                [line.id]: Math.min(most, Math.max(0, Math.trunc(Number(target.value)))),
              })
            }
            slotProps={{ htmlInput: { min: 0, max: most } }}
          />
        )
      })}
    </Box>
  )
}
