import {
  type Announcements,
  closestCenter,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { DRAG_TEXT } from '#src/text/back-office/drag.ts'

/** So little is a press, not a drag. */
const LEAST_PX = 4

interface Props {
  /** What the thing or place of this id is called. */
  toName: (id: string) => string
  onDrop: (event: DragEndEvent) => void
  collisionDetection?: CollisionDetection
  /** Off where buttons move things in more ways than arrow keys can say. */
  hasKeys?: boolean
  children: ReactNode
}

/** Where things are dragged, by pointer, finger or keyboard; what happens is said in Japanese. */
export function DragArea({
  toName,
  onDrop,
  collisionDetection = closestCenter,
  hasKeys = true,
  children,
}: Props) {
  const pointer = useSensor(PointerSensor, { activationConstraint: { distance: LEAST_PX } })
  const keyboard = useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates })
  const sensors = useSensors(pointer, hasKeys ? keyboard : undefined)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      onDragEnd={onDrop}
      accessibility={{
        announcements: toAnnouncements(toName),
        screenReaderInstructions: { draggable: DRAG_TEXT.help },
      }}
    >
      {children}
    </DndContext>
  )
}

function toAnnouncements(toName: Props['toName']): Announcements {
  const nameOf = (one: { id: string | number }) => toName(String(one.id))
  return {
    // It is said below, once the places are measured: an arrow key before that would be lost.
    onDragStart: () => undefined,
    onDragOver({ active, over }) {
      if (!over) return DRAG_TEXT.nowhere(nameOf(active))
      // What was just lifted lies over its own place.
      if (over.id === active.id) return DRAG_TEXT.lifted(nameOf(active))
      return DRAG_TEXT.over(nameOf(active), nameOf(over))
    },
    onDragEnd: ({ active }) => DRAG_TEXT.dropped(nameOf(active)),
    onDragCancel: ({ active }) => DRAG_TEXT.left(nameOf(active)),
  }
}
