import { Box, CircularProgress } from '@mui/material'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'

/** While a screen or its data is on the way. */
export function Loading() {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 6, color: 'text.secondary' }}>
      <CircularProgress size={20} aria-hidden />
      {FRAME_TEXT.loading}
    </Box>
  )
}
