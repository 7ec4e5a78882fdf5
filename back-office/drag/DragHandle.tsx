import DragIcon from '@mui/icons-material/DragIndicator'
import { IconButton } from '@mui/material'
import { DRAG_TEXT } from '#src/text/back-office/drag.ts'
import type { useDrag } from './use-drag.ts'

/** What one takes hold of. */
export function DragHandle({ name, disabled, grip }: ReturnType<typeof useDrag>['handle']) {
  return (
    <IconButton
      {...grip}
      disabled={disabled}
      aria-label={DRAG_TEXT.handle(name)}
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <DragIcon />
    </IconButton>
  )
}
