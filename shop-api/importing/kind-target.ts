import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { ImportKind } from '#contract/shapes/imports.ts'
import type { Picture } from '#contract/shapes/fields.ts'
import { toOneLine } from '#contract/typed-text.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { isShownAt } from '#shop-api/db/is-shown.ts'
import { takeVersions } from '#shop-api/db/record-change.ts'
import type { EditedKind } from '#shop-api/editing/edited-kind.ts'
import { type DateInput, toDates } from '#shop-api/editing/to-dates.ts'
import { toLabel } from './columns.ts'
import { type Entry, EntryFaults, type Fault, type Values } from './entry.ts'
import { type FindPictures, openPictures } from './find-pictures.ts'
import type { ImportScope, ImportTarget, Written, WrittenChange } from './import-scope.ts'
import { isSame } from './is-same.ts'
import { type Place, toFaults } from './to-faults.ts'

type Table = PgTable & Record<'id' | 'channel_id', PgColumn>

interface KindTarget<Read extends { id: number }, Input extends object> {
  kind: ImportKind
  edited: EditedKind<Read, Input>
  schema: z.ZodMiniObject
  table: Table
  /** The field that names a thing, its column, and how an address is spelt there. */
  key: { field: string; column: PgColumn; fold?: (text: string) => string }
  only?: SQL
  /** What a new thing is where the file does not say. */
  blank: Values
}

/** Things of a table of their own, by the way the editor writes them. */
export function createKindTarget<Read extends { id: number }, Input extends object>(
  target: KindTarget<Read, Input>,
): ImportTarget {
  const { kind, edited, table, key } = target
  const toName = ({ rows: [{ values }] }: Entry) => {
    const word = typeof values[key.field] === 'string' ? toOneLine(String(values[key.field])) : ''
    return key.fold?.(word) ?? word
  }
  const toPlace =
    ({ rows: [{ line }] }: Entry): Place =>
    ([field]) => ({ line, column: toLabel(kind, String(field)) })
  return {
    toName,
    toPlace,
    async open(tx, scope, entries) {
      const rows = (await tx
        .select({ id: table.id, key: key.column })
        .from(table as PgTable)
        .where(
          and(eq(table.channel_id, scope.channel_id), target.only, inArray(key.column, entries.map(toName))),
        )) as {
        id: number
        key: string
      }[]
      const find = await openPictures(tx, scope.channel_id, entries)
      const ids = new Map(rows.map((row) => [row.key, row.id]))
      return {
        forget: () => {},
        async write(sub, entry) {
          const id = ids.get(toName(entry))
          const present = id === undefined ? undefined : await edited.find(sub, scope, id)
          const { input, warnings } = read(entry, present, find)
          if (present) return { ...(await change(sub, scope, present, input as Partial<Input>)), warnings }
          const { id: made, ...written } = await create(sub, scope, input as Input)
          // A file may come back to a thing.
          ids.set(toName(entry), made)
          return { ...written, warnings }
        },
      }
    },
  }

  function read(entry: Entry, present: Read | undefined, find: FindPictures) {
    const { line, values } = entry.rows[0]
    const warnings: Fault[] = []
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
    if (given['picture']) {
      const own = present && (Reflect.get(present, 'picture') as Picture | null)
      const miss = (reason: string) => warnings.push({ line, column: toLabel(kind, 'picture'), reason })
      given['picture'] = (find([given['picture']], own ? [own] : [], miss) as Picture[])[0] ?? null
    }
    const whole = present ? given : { ...target.blank, ...given }
    const parsed = (present ? z.partial(target.schema) : target.schema).safeParse(whole)
    if (!parsed.success) throw new EntryFaults(toFaults(parsed.error.issues, whole, toPlace(entry)))
    return { input: parsed.data, warnings }
  }

  async function create(
    tx: Tx,
    scope: ImportScope,
    input: Input,
  ): Promise<Omit<Written, 'warnings'> & { id: number }> {
    const dates = toDates(input as DateInput, undefined, scope.now)
    const id = await edited.insert(tx, scope, input, { ...dates, is_draft: true })
    await edited.setVersion(tx, id, await takeVersions(tx, scope.channel_id, 1))
    const row = await edited.lock(tx, scope, id)
    const seen = { is_held_back: !dates.is_draft, is_seen: isShownAt(dates, scope.now) }
    const changes = tell([row?.key ?? ''], { action: 'created', ...seen })
    return { id, outcome: 'created', changes }
  }

  async function change(
    tx: Tx,
    scope: ImportScope,
    present: Read,
    input: Partial<Input>,
  ): Promise<Omit<Written, 'warnings'>> {
    if (isSame(present, input)) return { outcome: 'unchanged', changes: [] }
    const before = await edited.lock(tx, scope, present.id)
    if (!before) throw new Error(`${edited.type} ${present.id} went while it was imported`)
    const dates = toDates(input as DateInput, before, scope.now)
    await edited.update(tx, scope, present.id, input, dates)
    await edited.setVersion(tx, present.id, await takeVersions(tx, scope.channel_id, 1))
    const is_seen = isShownAt(before, scope.now) || isShownAt(dates, scope.now)
    const after = await edited.lock(tx, scope, present.id)
    // What changes name it by may be another now: the page of before is one thing less, that of now one more.
    const keys = new Set([before.key, after?.key ?? before.key])
    return {
      outcome: 'updated',
      changes: tell([...keys], { action: 'updated', is_held_back: false, is_seen }),
    }
  }

  function tell(keys: readonly string[], seen: Omit<WrittenChange, 'type' | 'key'>): WrittenChange[] {
    const { type } = edited
    return type === null ? [] : keys.map((key) => ({ type, key, ...seen }))
  }
}
