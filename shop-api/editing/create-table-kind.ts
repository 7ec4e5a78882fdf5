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
import type { Publication as Dates, PublicationTable } from '#shop-api/db/is-shown.ts'
import type { EditedKind, EditingScope } from './edited-kind.ts'
import { isPublication } from './is-publication.ts'
import { isTaken } from './save-content.ts'
import { toPublicationFields } from './to-dates.ts'

/** A table with one row for each thing. */
type ContentTable = PgTable & Record<'id' | 'channel_id' | 'version' | 'is_draft', PgColumn>
type Row = Dates & { id: number; version: number }

interface TableKind<Table extends ContentTable, Entry, Input extends object> {
  type: ChangeType
  path: string
  toPage: (key: string) => string
  table: Table
  /** Which rows of the table are of this kind, and what a new one gets for it. */
  only?: { condition: SQL; values: Partial<InferInsertModel<Table>> }
  /** The field of the input that names the thing, once in a channel; its id does when left out. */
  key?: { field: keyof Input & string; column: PgColumn }
  /** Its columns of the dates, where they have names of their own. */
  dated?: { published_at: string; close_at: string }
  /** Columns a search looks into. */
  searched: PgColumn[]
  toEntry: (
    row: InferSelectModel<Table>,
    now: Date,
  ) => Omit<Entry, keyof ReturnType<typeof toPublicationFields>>
  toRow: (input: Partial<Input>, now: Date) => Partial<InferInsertModel<Table>>
  /** What else follows from a change, e.g. what products are found by when their maker has a new name. */
  follow?: (tx: Tx, id: number) => Promise<void>
  /** See `EditedKind`. */
  is_named_while_hidden?: boolean
  listPlaces?: EditedKind['listPlaces']
  /**
   * Removes a deleted thing from everything that names it. @throws ApiError for one that has to stay because others use
   * it
   */
  makeWay?: (tx: Tx, id: number) => Promise<void>
}

const PLAIN_DATES = { published_at: 'published_at', close_at: 'close_at' }

/** What the editor keeps in a table of its own; see `EditedKind`. */
export function createTableKind<Table extends ContentTable, Entry, Input extends object>(
  kind: TableKind<Table, Entry, Input>,
): EditedKind<Entry, Input> {
  const { type, path, toPage, table, only, key, searched, toEntry, toRow, follow, listPlaces } = kind
  const { published_at: from_name, close_at: until_name } = kind.dated ?? PLAIN_DATES
  const columns = table as unknown as Record<string, PgColumn>
  const dates: PublicationTable = {
    is_draft: table.is_draft,
    published_at: columns[from_name]!,
    close_at: columns[until_name]!,
  }
  const toDateRow = ({ is_draft, published_at, close_at }: Dates) => ({
    is_draft,
    [from_name]: published_at,
    [until_name]: close_at,
  })
  const from = table as PgTable
  const isOurs = ({ channel_id }: EditingScope) => and(eq(table.channel_id, channel_id), only?.condition)
  const isRow = (scope: EditingScope, id: number) => and(isOurs(scope), eq(table.id, id))
  const toWhole = (row: Record<string, unknown>, now: Date) => {
    const dated = { ...row, published_at: row[from_name], close_at: row[until_name] }
    return {
      ...toEntry(row as InferSelectModel<Table>, now),
      ...toPublicationFields(dated as unknown as Row, now),
    } as Entry
  }
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
    toPage,
    async list(db, scope, { q = '', publication }, { limit, offset }) {
      const words = q.split(/\s+/).filter(Boolean)
      const condition = and(
        isOurs(scope),
        isPublication(dates, publication, scope.now),
        ...words.map((word) => or(...searched.map((column) => ilike(column, toLikePattern(word))))),
      )
      const [rows, total] = await Promise.all([
        db
          .select()
          .from(from)
          .where(condition)
          .orderBy(desc(table.version), desc(dates.published_at), desc(table.id))
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
      const state = { ...dates, version: table.version, key: key?.column ?? table.id }
      const [row] = await tx.select(state).from(from).where(isRow(scope, id)).for('update')
      return row && ({ ...row, key: String(row.key) } as Row & { key: string })
    },
    async insert(tx, scope, input, shown) {
      await requireFree(tx, scope, input)
      const values = {
        ...toRow(input, scope.now),
        ...only?.values,
        ...toDateRow(shown),
        channel_id: scope.channel_id,
      } as InferInsertModel<Table>
      const [row] = await tx.insert(table).values(values).returning({ id: table.id })
      const id = Number(row?.['id'])
      await follow?.(tx, id)
      return id
    },
    async update(tx, scope, id, input, shown) {
      await requireFree(tx, scope, input, id)
      const values = { ...toRow(input, scope.now), ...toDateRow(shown) }
      await tx
        .update(from)
        .set(values as Record<string, unknown>)
        .where(isRow(scope, id))
      await follow?.(tx, id)
    },
    async remove(tx, scope, id) {
      await kind.makeWay?.(tx, id)
      await tx.delete(table).where(isRow(scope, id))
    },
    ...(kind.is_named_while_hidden && { is_named_while_hidden: true }),
    ...(listPlaces && { listPlaces }),
    async setVersion(tx, id, version) {
      await tx
        .update(from)
        .set({ version } as Record<string, unknown>)
        .where(eq(table.id, id))
    },
  }
}
