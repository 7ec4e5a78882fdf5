import { closestCorners, type DragEndEvent } from '@dnd-kit/core'
import { Box } from '@mui/material'
import { useState } from 'react'
import { useInput } from 'react-admin'
import type { LayoutTargets } from '#contract/shapes/admin-site.ts'
import type { LayoutBlock } from '#contract/shapes/content.ts'
import { LAYOUT_TEXT } from '#src/text/back-office/layouts.ts'
import { DragArea } from '../drag/DragArea.tsx'
import { AddBlockDialog } from './AddBlockDialog.tsx'
import { BlockPlace } from './BlockPlace.tsx'
import { dropBlock, type Place, PLACES, toBlockId, toPlaceId } from './move-block.ts'

interface Props {
  source: string
  targets: readonly LayoutTargets[]
}

/** The blocks of a page in their three places: dragged, sent elsewhere, taken off, added. */
export function BlocksInput({ source, targets }: Props) {
  const { field, fieldState } = useInput<{ id: number }>({ source, defaultValue: [] })
  const blocks = (field.value ?? []) as LayoutBlock[]
  const [adding, setAdding] = useState<Place>()
  const end = ({ active, over }: DragEndEvent) => {
    if (over) field.onChange(dropBlock(blocks, String(active.id), String(over.id)))
  }
  const toName = ({ kind, code }: LayoutBlock) => {
    const target = targets.find((one) => one.kind === kind)?.targets.find((one) => one.code === code)
    return `${LAYOUT_TEXT.kinds[kind]}：${target?.name.trim() ?? `${code}${LAYOUT_TEXT.gone}`}`
  }
  const nameIt = (id: string) => {
    const place = PLACES.find((one) => toPlaceId(one) === id)
    if (place) return LAYOUT_TEXT.places[place]
    const block = blocks.find((_, at) => toBlockId(at) === id)
    return block ? toName(block) : ''
  }
  return (
    <DragArea toName={nameIt} onDrop={end} collisionDetection={closestCorners}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' } }}>
        {PLACES.map((place) => (
          <BlockPlace
            key={place}
            place={place}
            blocks={blocks}
            errors={fieldState.error}
            toName={toName}
            onChange={field.onChange}
            onAdd={() => setAdding(place)}
          />
        ))}
      </Box>
      {adding && (
        <AddBlockDialog
          place={adding}
          targets={targets}
          add={(block) => field.onChange([...blocks, block])}
          close={() => setAdding(undefined)}
        />
      )}
    </DragArea>
  )
}
