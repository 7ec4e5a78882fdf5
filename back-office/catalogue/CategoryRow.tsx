import DownIcon from '@mui/icons-material/ArrowDownward'
import OutwardIcon from '@mui/icons-material/ArrowBack'
import InwardIcon from '@mui/icons-material/ArrowForward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import { Box, IconButton, Link, Typography } from '@mui/material'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { AdminCategory } from '#contract/shapes/admin-catalogue.ts'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { DragHandle } from '../drag/DragHandle.tsx'
import { useDrag } from '../drag/use-drag.ts'

/** How far one level stands in, and how far one drags for it. */
export const INDENT_PX = 24

const steps = [
  ['up', UpIcon],
  ['down', DownIcon],
  ['outward', OutwardIcon],
  ['inward', InwardIcon],
] as const
type Step = (typeof steps)[number][0]

interface Props {
  row: AdminCategory
  kind: string
  canMove: boolean
  canStep: (step: Step) => boolean
  onStep: (step: Step) => void
}

/** One category of the tree, with its handle and the buttons that move it. */
export function CategoryRow({ row, kind, canMove, canStep, onStep }: Props) {
  const createPath = useCreatePath()
  const { box, lift, handle } = useDrag(row.id, row.name, { disabled: !canMove, isFree: true })
  return (
    <Box
      component="li"
      {...box}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        pl: { xs: `${row.depth * (INDENT_PX / 2)}px`, sm: `${row.depth * INDENT_PX}px` },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        ...lift,
      }}
    >
      <DragHandle {...handle} />
      <Box sx={{ flex: 1, minWidth: 140 }}>
        <Link component={RouterLink} to={createPath({ resource: kind, type: 'edit', id: row.id })}>
          {row.name}
        </Link>
        <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
          {kind === 'categories' && CATALOGUE_TEXT.products_in(row.product_count)}
        </Typography>
      </Box>
      <Box sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
        {steps.map(([step, Icon]) => (
          <IconButton
            key={step}
            aria-label={CATALOGUE_TEXT[step](row.name)}
            disabled={!canMove || !canStep(step)}
            onClick={() => onStep(step)}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </Box>
    </Box>
  )
}
