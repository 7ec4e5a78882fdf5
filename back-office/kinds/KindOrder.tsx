import { Alert, Box, Button, Card, Link, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Title, useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { askApi } from '../api/call-api.ts'
import { SortableRows } from '../drag/SortableRows.tsx'
import type { Entry } from '../forms/entry.ts'
import { useKind } from '../frame/kind-context.ts'
import { Loading } from '../frame/Loading.tsx'
import { usePress } from '../frame/use-press.ts'
import { useRead } from '../frame/use-read.ts'
import { announceKind, type KindRecord, saveKind } from './save-kind.ts'

interface Group {
  key: string
  name: string
  rows: KindRecord[]
}

/** Everything of a kind, in the order of the shop: what is dragged is saved at once. */
export default function KindOrder() {
  const kind = useKind()
  const queries = useQueryClient()
  const createPath = useCreatePath()
  const { run, isRunning, problem } = usePress()
  const { group = '', groups, names = {} } = kind.order ?? {}
  const rowsKey = [kind.kind, 'order']
  const { data: rows, error } = useRead(rowsKey, () => listAll(kind.kind))
  const { data: named = [] } = useRead([groups, 'order'], async () => (groups ? listAll(groups) : []))
  const refresh = () => void queries.invalidateQueries({ queryKey: [kind.kind] })
  const toName = (row: KindRecord | undefined) => String(row?.[kind.title] ?? '')
  const move = (of: Group, ids: string[], from: number, to: number) => {
    const row = of.rows[from]
    if (!row || isRunning) return
    const others = (rows ?? []).filter((one) => !of.rows.includes(one))
    const moved = ids.flatMap((id) => of.rows.find((one) => String(one.id) === id) ?? [])
    queries.setQueryData(rowsKey, [...others, ...moved])
    void run(() =>
      saveKind(kind, { ...row, position: to }, row)
        .then((saved) => announceKind(kind, saved, row, refresh))
        .finally(refresh),
    )
  }
  return (
    <>
      <Title title={KINDS_TEXT.order_title(kind.text.name)} preferenceKey={false} />
      <Button component={RouterLink} to={`/${kind.kind}`} sx={{ mt: 1 }}>
        {KINDS_TEXT.back_to_list}
      </Button>
      <Typography color="text.secondary" sx={{ my: 1 }}>
        {KINDS_TEXT.order_lead}
      </Typography>
      {(error?.message || problem) && <Alert severity="error">{error?.message || problem}</Alert>}
      {!rows && !error && <Loading />}
      {rows?.length === 0 && <Typography>{KINDS_TEXT.empty(kind.text.name)}</Typography>}
      {toGroups(rows ?? [], group, [...listNames(names), ...named]).map((one) => (
        <Box component="section" key={one.key} sx={{ mt: 2 }}>
          {one.name && (
            <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
              {one.name}
            </Typography>
          )}
          <Card aria-busy={isRunning}>
            <SortableRows
              keys={one.rows.map(({ id }) => String(id))}
              toName={(id) => toName(one.rows.find((row) => String(row.id) === id))}
              onMove={(ids, from, to) => move(one, ids, from, to)}
            >
              {(id) => (
                <Link
                  component={RouterLink}
                  to={createPath({ resource: kind.kind, type: 'edit', id })}
                  sx={{ flex: 1, minWidth: 0, py: 1.5, pr: 2, overflowWrap: 'anywhere' }}
                >
                  {toName(one.rows.find((row) => String(row.id) === id))}
                </Link>
              )}
            </SortableRows>
          </Card>
        </Box>
      ))}
    </>
  )
}

async function listAll(kind: string): Promise<KindRecord[]> {
  const { body } = await askApi<{ data: KindRecord[] }>(`GET /v1/admin/${kind}`, { query: { per: 'all' } })
  return body.data
}

const listNames = (names: Readonly<Record<string, string>>): Entry[] =>
  Object.entries(names).map(([key, name]) => ({ key, name }))

/** By the value of a field, in the order of those that name it, else as they came. */
function toGroups(rows: readonly KindRecord[], field: string, named: readonly Entry[]): Group[] {
  const byKey = Map.groupBy(rows, (row) => String(row[field] ?? ''))
  const groups = named.map(({ key, name }) => ({ key: String(key), name: String(name) }))
  const others = [...byKey.keys()].filter((key) => groups.every((one) => one.key !== key))
  return [...groups, ...others.map((key) => ({ key, name: key }))].flatMap(({ key, name }) => {
    const own = byKey.get(key)
    return own ? [{ key, name, rows: own }] : []
  })
}
