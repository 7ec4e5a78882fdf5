import type { DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Box } from '@mui/material'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { PaymentMethods } from '#contract/shapes/shop-terms.ts'
import { DragArea } from '../drag/DragArea.tsx'
import { PaymentCard } from './PaymentCard.tsx'

/** A card for each way to pay, put in order by dragging or by arrows. */
export function PaymentList() {
  const { getValues } = useFormContext<PaymentMethods>()
  const { fields, move } = useFieldArray<PaymentMethods, 'payments', 'row_id'>({
    name: 'payments',
    keyName: 'row_id',
  })
  const toName = (code: string) => fields.find((one) => one.code === code)?.name ?? code
  const drop = ({ active, over }: DragEndEvent) => {
    const codes = getValues('payments').map(({ code }) => String(code))
    const [from, to] = [codes.indexOf(String(active.id)), codes.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) move(from, to)
  }
  return (
    <DragArea toName={toName} onDrop={drop}>
      <SortableContext items={fields.map(({ code }) => code)} strategy={verticalListSortingStrategy}>
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {fields.map(({ code, name }, at) => (
            <PaymentCard
              key={code}
              code={code}
              name={name}
              at={at}
              up={at > 0 ? () => move(at, at - 1) : undefined}
              down={at < fields.length - 1 ? () => move(at, at + 1) : undefined}
            />
          ))}
        </Box>
      </SortableContext>
    </DragArea>
  )
}
