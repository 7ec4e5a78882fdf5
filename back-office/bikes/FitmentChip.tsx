import { Chip } from '@mui/material'
import type { FitmentState } from '#contract/shapes/bikes.ts'
import { BIKE_SCREENS } from '#src/text/back-office/bike-screens.ts'

const COLOURS = { fits: 'success', needs_work: 'warning', ask: 'info', unfit: 'error' } as const

/** Whether it goes on, in a word. */
export function FitmentChip({ state }: { state: FitmentState }) {
  return <Chip size="small" variant="outlined" color={COLOURS[state]} label={BIKE_SCREENS.states[state]} />
}
