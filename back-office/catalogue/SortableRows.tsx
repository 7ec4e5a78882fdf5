import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box, IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'

interface Props {
  /** In their order; each once. */
  keys: readonly string[]
  toName: (key: string) => string
  /** @param keys in the new order, one of them gone from one place to another */
  onMove: (keys: string[], from: number, to: number) => void
  /** What stands in a row, beside its handle. */
  children: (key: string) => ReactNode
}

/** Rows one drags into another order, by pointer, finger or keyboard. */
export function SortableRows({ keys, toName, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) onMove(arrayMove([...keys], from, to), from, to)
  }
  const tell = (words: (name: string, place: number) => string) => {
    return ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      over ? words(toName(String(active.id)), keys.indexOf(String(over.id)) + 1) : undefined
  }
  const accessibility = {
    screenReaderInstructions: { draggable: CATALOGUE_TEXT.drag_help },
    announcements: {
      onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) =>
        CATALOGUE_TEXT.lifted(toName(String(active.id))),
      onDragOver: tell(CATALOGUE_TEXT.over),
      onDragEnd: tell(CATALOGUE_TEXT.dropped),
      onDragCancel: () => CATALOGUE_TEXT.drag_cancelled,
    },
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={accessibility}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {keys.map((key) => (
            <SortableRow key={key} id={key} name={toName(key)}>
              {children(key)}
            </SortableRow>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  )
}

function SortableRow({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        position: 'relative',
        zIndex: isDragging ? 1 : 0,
        boxShadow: isDragging ? 3 : 0,
      }}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={CATALOGUE_TEXT.drag(name)}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIcon />
      </IconButton>
      {children}
    </Box>
  )
}
