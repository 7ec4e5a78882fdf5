import { Chip } from '@mui/material'
import type { Publication } from '#contract/shapes/admin.ts'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'

const COLOURS = { draft: 'default', scheduled: 'info', published: 'success', closed: 'default' } as const

/** Whether a thing is shown, in a word. */
export function PublicationChip({ publication }: { publication: Publication }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLOURS[publication]}
      label={KINDS_TEXT.publications[publication]}
    />
  )
}
