import type { DragEndEvent } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { DragArea } from './DragArea.tsx'
import { DragHandle } from './DragHandle.tsx'
import { useDrag } from './use-drag.ts'

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
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) onMove(arrayMove([...keys], from, to), from, to)
  }
  return (
    <DragArea toName={toName} onDrop={drop}>
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {keys.map((key) => (
            <SortableRow key={key} id={key} name={toName(key)}>
              {children(key)}
            </SortableRow>
          ))}
        </Box>
      </SortableContext>
    </DragArea>
  )
}

function SortableRow({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const { box, lift, handle } = useDrag(id, name)
  return (
    <Box
      component="li"
      {...box}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        ...lift,
      }}
    >
      <DragHandle {...handle} />
      {children}
    </Box>
  )
}
