import { Chip } from '@mui/material'
import { BUSINESS_SCREENS } from '#src/text/back-office/business-screens.ts'

/** Whether a company or a buyer is stopped, in a word. */
export function ActiveChip({ is_active, words }: { is_active: boolean; words: string }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={is_active ? 'success' : 'default'}
      label={is_active ? words : BUSINESS_SCREENS.stopped}
    />
  )
}
