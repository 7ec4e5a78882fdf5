import {
  and,
  desc,
  eq,
  ilike,
  type InferInsertModel,
  type InferSelectModel,
  ne,
  or,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ChangeType } from '#contract/publish-hook.ts'
import { toLikePattern } from '#shop-api/catalogue/product-filter.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import type { Publication as Dates } from '#shop-api/db/is-shown.ts'
import type { EditedKind, EditingScope } from './edited-kind.ts'
import { isPublication } from './is-publication.ts'
import { isTaken } from './save-content.ts'
import { toPublicationFields } from './to-dates.ts'

/** A table with one row for each thing. */
type ContentTable = PgTable & Record<'id' | 'channel_id' | 'version' | keyof Dates, PgColumn>
type Row = Dates & { id: number; version: number }

interface TableKind<Table extends ContentTable, Entry, Input extends object> {
  type: ChangeType
  path: string
  table: Table
  /** Which rows of the table are of this kind, and what a new one is given for it. */
  only?: { condition: SQL; values: Partial<InferInsertModel<Table>> }
  /** The field of the input that names the thing, once in a channel; its id does when left out. */
  key?: { field: keyof Input & string; column: PgColumn }
  /** Columns a search looks into. */
  searched: PgColumn[]
  toEntry: (
    row: InferSelectModel<Table>,
    now: Date,
  ) => Omit<Entry, keyof ReturnType<typeof toPublicationFields>>
  toRow: (input: Partial<Input>, now: Date) => Partial<InferInsertModel<Table>>
  /** What else follows from a change, e.g. what products are found by when their maker has a new name. */
  follow?: (tx: Tx, id: number) => Promise<void>
}

/** What the editor keeps in a table of its own; see `EditedKind`. */
export function createTableKind<Table extends ContentTable, Entry, Input extends object>(
  kind: TableKind<Table, Entry, Input>,
): EditedKind<Entry, Input> {
  const { type, path, table, only, key, searched, toEntry, toRow, follow } = kind
  const from = table as PgTable
  const isOurs = ({ channel_id }: EditingScope) => and(eq(table.channel_id, channel_id), only?.condition)
  const isRow = (scope: EditingScope, id: number) => and(isOurs(scope), eq(table.id, id))
  const toWhole = (row: unknown, now: Date) =>
    ({
      ...toEntry(row as InferSelectModel<Table>, now),
      ...toPublicationFields(row as Row, now),
    }) as Entry
  const requireFree = async (tx: Tx, scope: EditingScope, input: Partial<Input>, id?: number) => {
    const value = key && input[key.field]
    if (!key || value === undefined) return
    const taken = await tx.$count(
      from,
      and(isOurs(scope), eq(key.column, value), id === undefined ? undefined : ne(table.id, id)),
    )
    if (taken > 0) throw isTaken(key.field)
  }
  return {
    type,
    path,
    async list(db, scope, { q = '', publication }, { limit, offset }) {
      const words = q.split(/\s+/).filter(Boolean)
      const condition = and(
        isOurs(scope),
        isPublication(table, publication, scope.now),
        ...words.map((word) => or(...searched.map((column) => ilike(column, toLikePattern(word))))),
      )
      const [rows, total] = await Promise.all([
        db
          .select()
          .from(from)
          .where(condition)
          .orderBy(desc(table.version), desc(table.published_at), desc(table.id))
          .limit(limit)
          .offset(offset),
        db.$count(from, condition),
      ])
      return { data: rows.map((row) => toWhole(row, scope.now)), total }
    },
    async find(db: Db, scope, id) {
      const [row] = await db.select().from(from).where(isRow(scope, id))
      return row && toWhole(row, scope.now)
    },
    async lock(tx, scope, id) {
      const { version, is_draft, published_at, close_at } = table
      const columns = { version, is_draft, published_at, close_at, key: key?.column ?? table.id }
      const [row] = await tx.select(columns).from(from).where(isRow(scope, id)).for('update')
      return row && ({ ...row, key: String(row.key) } as Row & { key: string })
    },
    async insert(tx, scope, input, dates) {
      await requireFree(tx, scope, input)
      const values = {
        ...toRow(input, scope.now),
        ...only?.values,
        ...dates,
        channel_id: scope.channel_id,
      } as InferInsertModel<Table>
      const [row] = await tx.insert(table).values(values).returning({ id: table.id })
      const id = Number(row?.['id'])
      await follow?.(tx, id)
      return id
    },
    async update(tx, scope, id, input, dates) {
      await requireFree(tx, scope, input, id)
      const values = { ...toRow(input, scope.now), ...dates }
      await tx
        .update(from)
        .set(values as Record<string, unknown>)
        .where(isRow(scope, id))
      await follow?.(tx, id)
    },
    async remove(tx, scope, id) {
      await tx.delete(table).where(isRow(scope, id))
    },
    async setVersion(tx, id, version) {
      await tx
        .update(from)
        .set({ version } as Record<string, unknown>)
        .where(eq(table.id, id))
    },
  }
}
