import { useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import RemoveIcon from '@mui/icons-material/Close'
import {
  Box,
  Button,
  Card,
  CardContent,
  FormHelperText,
  IconButton,
  MenuItem,
  Select,
  Typography,
} from '@mui/material'
import type { LayoutBlock } from '#contract/shapes/content.ts'
import { LAYOUT_TEXT } from '#src/text/back-office/layouts.ts'
import { DragHandle } from '../drag/DragHandle.tsx'
import { useDrag } from '../drag/use-drag.ts'
import { dropBlock, type Place, PLACES, toBlockId, toPlaceId } from './move-block.ts'

interface Props {
  place: Place
  blocks: readonly LayoutBlock[]
  /** Of the whole field: `[at].code.message`. */
  errors: unknown
  toName: (block: LayoutBlock) => string
  onChange: (blocks: LayoutBlock[]) => void
  onAdd: () => void
}

/** The blocks of one place of a page, in their order. */
export function BlockPlace({ place, blocks, errors, toName, onChange, onAdd }: Props) {
  const { setNodeRef, isOver } = useDroppable({ id: toPlaceId(place) })
  const own = blocks.flatMap((block, at) => (block.place === place ? [{ block, at, id: toBlockId(at) }] : []))
  const messages = errors as Record<number, { code?: { message?: string } }> | undefined
  return (
    <Card
      ref={setNodeRef}
      component="section"
      sx={{
        gridColumn: place === 'side' ? { md: 2 } : { md: 1 },
        gridRow: place === 'side' ? { md: '1 / span 2' } : undefined,
        ...(isOver && { borderColor: 'primary.main' }),
      }}
    >
      <CardContent>
        <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
          {LAYOUT_TEXT.places[place]}
        </Typography>
        {own.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {LAYOUT_TEXT.empty}
          </Typography>
        )}
        <SortableContext items={own.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {own.map(({ block, at, id }) => (
              <BlockRow
                key={id}
                id={id}
                block={block}
                name={toName(block)}
                problem={messages?.[at]?.code?.message}
                onPlace={(to) => onChange(dropBlock(blocks, id, toPlaceId(to)))}
                onRemove={() => onChange(blocks.toSpliced(at, 1))}
              />
            ))}
          </Box>
        </SortableContext>
        <Button onClick={onAdd} sx={{ mt: 1 }}>
          {LAYOUT_TEXT.add}
        </Button>
      </CardContent>
    </Card>
  )
}

interface RowProps {
  id: string
  block: LayoutBlock
  name: string
  problem: string | undefined
  onPlace: (place: Place) => void
  onRemove: () => void
}

function BlockRow({ id, block, name, problem, onPlace, onRemove }: RowProps) {
  const { box, lift, handle } = useDrag(id, name, { isFree: true })
  return (
    <Box
      component="li"
      {...box}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        border: 1,
        borderColor: problem ? 'error.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        mb: 1,
        ...lift,
      }}
    >
      <DragHandle {...handle} />
      <Box sx={{ flex: 1, minWidth: 120, overflowWrap: 'anywhere' }}>{name}</Box>
      <Select
        size="small"
        variant="standard"
        value={block.place}
        onChange={(event) => onPlace(event.target.value)}
        inputProps={{ 'aria-label': LAYOUT_TEXT.place_of(name) }}
      >
        {PLACES.map((place) => (
          <MenuItem key={place} value={place}>
            {LAYOUT_TEXT.places[place]}
          </MenuItem>
        ))}
      </Select>
      <IconButton aria-label={LAYOUT_TEXT.remove(name)} onClick={onRemove}>
        <RemoveIcon />
      </IconButton>
      {problem && (
        <FormHelperText error sx={{ width: '100%', mx: 2, mb: 1 }}>
          {problem}
        </FormHelperText>
      )}
    </Box>
  )
}
