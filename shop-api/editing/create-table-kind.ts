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

/** A table with one row for each thing. With `is_draft` its things come and go by date, else they always show. */
type ContentTable = PgTable & Record<'id' | 'channel_id' | 'version', PgColumn>
type Row = Dates & { id: number; version: number }

/** What a save was about, for what follows from it. */
export interface Save<Input> {
  scope: EditingScope
  input: Partial<Input>
  /** What it was called before; undefined for a new one. */
  was: string | undefined
}

/** @typeParam Part fields of an entry that are kept in other tables */
interface TableKind<Table extends ContentTable, Entry, Input extends object, Part extends object> {
  /** See `EditedKind`. */
  type: ChangeType | null
  path: string
  toPage: (key: string) => string
  table: Table
  /** Which rows of the table are of this kind, and what a new one gets for it. */
  only?: { condition: SQL; values: Partial<InferInsertModel<Table>> }
  /** Columns a new one needs that no input has. */
  insertedWith?: Partial<InferInsertModel<Table>>
  /** The field of the input that names the thing, once in a channel; its id does when left out. */
  key?: { field: keyof Input & string; column: PgColumn }
  /** What changes name it by, where that is not its key. */
  changedAs?: SQL<string>
  /** Its columns of the dates, where they have names of their own. */
  dated?: { published_at: string; close_at: string }
  /** Columns a search looks into. */
  searched: PgColumn[]
  /** Order of its list; the last changed first when left out. */
  order?: readonly PgColumn[]
  toEntry: (
    row: InferSelectModel<Table>,
    now: Date,
  ) => Omit<Entry, keyof ReturnType<typeof toPublicationFields> | keyof Part>
  /** Reads the other fields of several things at once. */
  loadParts?: (db: Db, scope: EditingScope, ids: readonly number[]) => Promise<(id: number) => Part>
  toRow: (
    input: Partial<Input>,
    now: Date,
  ) => Partial<InferInsertModel<Table>> | Promise<Partial<InferInsertModel<Table>>>
  /**
   * Looks at a change before it is written. @param id undefined for a new one
   *
   * @throws ApiError 422 for what the table would not take
   */
  refuse?: (tx: Tx, id: number | undefined, input: Partial<Input>) => Promise<void>
  /**
   * What else follows from a change, e.g. what products are found by when their maker has a new name.
   * @throws ApiError 422 for what only the whole thing tells
   */
  follow?: (tx: Tx, id: number, save: Save<Input>) => Promise<void>
  /** See `EditedKind`. */
  is_named_while_hidden?: boolean
  listPlaces?: EditedKind['listPlaces']
  /**
   * Removes a deleted thing from everything that names it. @throws ApiError for one that has to stay because others use
   * it
   */
  makeWay?: (tx: Tx, id: number, scope: EditingScope) => Promise<void>
}

const PLAIN_DATES = { published_at: 'published_at', close_at: 'close_at' }
/** Of a thing without dates. */
const ALWAYS: Dates = { is_draft: false, published_at: null, close_at: null }

/** What the editor keeps in a table of its own; see `EditedKind`. */
export function createTableKind<
  Table extends ContentTable,
  Entry,
  Input extends object,
  Part extends object = object,
>(kind: TableKind<Table, Entry, Input, Part>): EditedKind<Entry, Input> {
  const { type, path, toPage, table, only, key, searched, toEntry, toRow, follow, listPlaces } = kind
  const { published_at: from_name, close_at: until_name } = kind.dated ?? PLAIN_DATES
  const columns = table as unknown as Record<string, PgColumn>
  const dates: PublicationTable | undefined = columns['is_draft'] && {
    is_draft: columns['is_draft'],
    published_at: columns[from_name]!,
    close_at: columns[until_name]!,
  }
  const toDateRow = ({ is_draft, published_at, close_at }: Dates) =>
    dates && { is_draft, [from_name]: published_at, [until_name]: close_at }
  const from = table as PgTable
  const isOurs = ({ channel_id }: EditingScope) => and(eq(table.channel_id, channel_id), only?.condition)
  const isRow = (scope: EditingScope, id: number) => and(isOurs(scope), eq(table.id, id))
  const toWhole = (row: Record<string, unknown>, now: Date, part?: Part) => {
    const dated = { ...row, published_at: row[from_name], close_at: row[until_name] } as unknown as Row
    const kept = { id: dated.id, version: dated.version }
    return {
      ...toEntry(row as InferSelectModel<Table>, now),
      ...part,
      ...(dates ? toPublicationFields(dated, now) : kept),
    } as Entry
  }
  const toEntries = async (db: Db, scope: EditingScope, rows: readonly Record<string, unknown>[]) => {
    const toPart = await kind.loadParts?.(
      db,
      scope,
      rows.map((row) => Number(row['id'])),
    )
    return rows.map((row) => toWhole(row, scope.now, toPart?.(Number(row['id']))))
  }
  const findName = async (tx: Tx, id: number) => {
    const [row] = await tx
      .select({ name: key?.column ?? table.id })
      .from(from)
      .where(eq(table.id, id))
    return String(row?.name)
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
        dates && isPublication(dates, publication, scope.now),
        ...words.map((word) => or(...searched.map((column) => ilike(column, toLikePattern(word))))),
      )
      const [rows, total] = await Promise.all([
        db
          .select()
          .from(from)
          .where(condition)
          .orderBy(
            ...(kind.order ?? [desc(table.version), ...(dates ? [desc(dates.published_at)] : [])]),
            kind.order ? table.id : desc(table.id),
          )
          .limit(limit)
          .offset(offset),
        db.$count(from, condition),
      ])
      return { data: await toEntries(db, scope, rows), total }
    },
    async find(db: Db, scope, id) {
      return (await toEntries(db, scope, await db.select().from(from).where(isRow(scope, id))))[0]
    },
    async lock(tx, scope, id) {
      const state = { ...dates, version: table.version, key: kind.changedAs ?? key?.column ?? table.id }
      const [row] = await tx.select(state).from(from).where(isRow(scope, id)).for('update')
      return row && ({ ...ALWAYS, ...row, key: String(row.key) } as Row & { key: string })
    },
    async insert(tx, scope, input, shown) {
      await requireFree(tx, scope, input)
      await kind.refuse?.(tx, undefined, input)
      const values = {
        ...(await toRow(input, scope.now)),
        ...only?.values,
        ...kind.insertedWith,
        ...toDateRow(shown),
        channel_id: scope.channel_id,
      } as InferInsertModel<Table>
      const [row] = await tx.insert(table).values(values).returning({ id: table.id })
      const id = Number(row?.['id'])
      await follow?.(tx, id, { scope, input, was: undefined })
      return id
    },
    async update(tx, scope, id, input, shown) {
      await requireFree(tx, scope, input, id)
      await kind.refuse?.(tx, id, input)
      const was = follow && (await findName(tx, id))
      const values = { ...(await toRow(input, scope.now)), ...toDateRow(shown) }
      if (Object.keys(values).length > 0) {
        await tx
          .update(from)
          .set(values as Record<string, unknown>)
          .where(isRow(scope, id))
      }
      await follow?.(tx, id, { scope, input, was })
    },
    async remove(tx, scope, id) {
      await kind.makeWay?.(tx, id, scope)
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
