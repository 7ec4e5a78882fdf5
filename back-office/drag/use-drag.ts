import { useSortable } from '@dnd-kit/sortable'
import type { CSSProperties } from 'react'

interface Options {
  disabled?: boolean
  /** Sideways, too. */
  isFree?: boolean
}

/** One thing that is dragged: what its box and its `DragHandle` take. */
export function useDrag(
  id: string | number,
  name: string,
  { disabled = false, isFree = false }: Options = {},
) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled })
  const style: CSSProperties = {
    transform: transform ? `translate3d(${isFree ? transform.x : 0}px, ${transform.y}px, 0)` : undefined,
    transition,
  }
  return {
    box: { ref: setNodeRef, style },
    /** For `sx` of the box: on its way it lies over the others. */
    lift: { position: 'relative', zIndex: isDragging ? 2 : 0, boxShadow: isDragging ? 3 : 0 } as const,
    handle: { name, disabled, grip: { ref: setActivatorNodeRef, ...attributes, ...listeners } },
  }
}
