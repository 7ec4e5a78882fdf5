import type { DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Alert, Box, Card, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CreateButton, Title, useCanAccess } from 'react-admin'
import type { AdminCategory } from '#contract/shapes/admin-catalogue.ts'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { askApi } from '../api/call-api.ts'
import { DragArea } from '../drag/DragArea.tsx'
import { useKind } from '../frame/kind-context.ts'
import { Loading } from '../frame/Loading.tsx'
import { announceSave } from '../frame/save-notice.ts'
import { usePress } from '../frame/use-press.ts'
import { CategoryRow, INDENT_PX } from './CategoryRow.tsx'
import { toDroppedPlace, toSteppedPlace, type TreePlace } from './tree-move.ts'

/** A tree of categories: dragged by its handles, or moved by the buttons of each row. */
export default function CategoryTree() {
  const kind = useKind()
  const path = `/v1/admin/${kind.kind}`
  const queries = useQueryClient()
  const { canAccess = false } = useCanAccess({ resource: kind.kind, action: 'save' })
  const { run, isRunning, problem } = usePress()
  const toName = (id: string) => rows?.find((row) => row.id === Number(id))?.name ?? ''
  const queryKey = [kind.kind, 'tree']
  const { data: rows, error } = useQuery({
    queryKey,
    queryFn: async () => {
      const { body } = await askApi<{ data: AdminCategory[] }>(`GET ${path}`, { query: { per: 'all' } })
      return body.data
    },
  })
  const move = async (row: AdminCategory, place: TreePlace | undefined, isUndo = false) => {
    if (!place || (place.parent_key === row.parent_key && place.position === row.position)) return
    const call = { params: { id: row.id }, body: { ...place, version: row.version } }
    await run(async () => {
      try {
        const { body: moved } = await askApi<AdminCategory>(`PATCH ${path}/{id}`, call)
        const back = { parent_key: row.parent_key, position: row.position }
        announceSave({
          sentence: isUndo ? KINDS_TEXT.undone : CATALOGUE_TEXT.moved(row.name),
          ...(kind.change && { change: { type: kind.change.type, key: row.key, version: moved.version } }),
          ...(!isUndo && { undo: () => move(moved, back, true) }),
        })
      } finally {
        await queries.invalidateQueries({ queryKey: [kind.kind] })
      }
    })
  }
  const drop = ({ active, over, delta }: DragEndEvent) => {
    const row = rows?.find(({ id }) => id === active.id)
    if (!row || !over) return
    const steps = Math.round(delta.x / INDENT_PX)
    void move(row, toDroppedPlace(rows ?? [], { id: row.id, over: Number(over.id), steps }))
  }
  return (
    <>
      <Title title={kind.text.name} preferenceKey={false} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', my: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {CATALOGUE_TEXT.tree_lead}
        </Typography>
        {canAccess && <CreateButton label={KINDS_TEXT.create} variant="contained" />}
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {problem && <Alert severity="error">{problem}</Alert>}
      {!rows && !error && <Loading />}
      {rows?.length === 0 && <Typography>{KINDS_TEXT.empty(kind.text.name)}</Typography>}
      {rows && rows.length > 0 && (
        <Card component="section" aria-busy={isRunning}>
          <DragArea toName={toName} onDrop={drop} hasKeys={false}>
            <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {rows.map((row) => (
                  <CategoryRow
                    key={row.id}
                    row={row}
                    kind={kind.kind}
                    canMove={canAccess && !isRunning}
                    canStep={(step) => toSteppedPlace(rows, row.id, step) !== undefined}
                    onStep={(step) => void move(row, toSteppedPlace(rows, row.id, step))}
                  />
                ))}
              </Box>
            </SortableContext>
          </DragArea>
        </Card>
      )}
    </>
  )
}
