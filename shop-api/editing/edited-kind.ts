import type { ChangeType } from '#contract/publish-hook.ts'
import type { Publication } from '#contract/shapes/admin.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import type { Change } from '#shop-api/db/record-change.ts'
import type { Actor } from '#shop-api/db/record-edit.ts'
import type { Publication as Dates } from '#shop-api/db/is-shown.ts'
import type { PageRange } from '#shop-api/http/paging.ts'

export interface EditingScope {
  channel_id: number
  now: Date
  /** Whether somebody takes a way to pay now; left out where nobody knows. */
  takes?: ((code: string) => boolean) | undefined
}

/** Of a save: who makes it, for the journal. */
export interface SavingScope extends EditingScope {
  actor: Actor
  /** The entry of the journal that the save takes back. */
  undoes?: number | undefined
}

/** What decides about a save: where the row stands, whether it shows, and which version the editor must have seen. */
export interface RowState extends Dates {
  key: string
  version: number
}

export interface ListQuery {
  q?: string | undefined
  publication?: Publication | undefined
}

/** What the editor keeps: how rows of one kind are read and written. `save-content.ts` decides when and whether. */
export interface EditedKind<
  Entry = unknown,
  Input extends object = object,
  Query extends ListQuery = ListQuery,
> {
  /** What publishers hear of its changes as; null for what no published page shows, of which they hear nothing. */
  type: ChangeType | null
  /** `/v1/admin/{path}` */
  path: string
  /** Other pages name it even while it is hidden, so they hear of every save. */
  is_named_while_hidden?: boolean
  /**
   * It is part of another thing: `type` and the key and dates that `lock` reads are those of the whole, which every save
   * changes.
   */
  is_part?: boolean
  /** Address of its page in the shop. @param key as `lock` reads it */
  toPage: (key: string) => string
  list(db: Db, scope: EditingScope, query: Query, range: PageRange): Promise<{ data: Entry[]; total: number }>
  find(db: Db, scope: EditingScope, id: number): Promise<Entry | undefined>
  /** Locks the row, variations before it, until the transaction ends. */
  lock(tx: Tx, scope: EditingScope, id: number): Promise<RowState | undefined>
  /** @throws ApiError 422 with the fields that cannot be */
  insert(tx: Tx, scope: EditingScope, input: Input, dates: Dates): Promise<number>
  update(tx: Tx, scope: EditingScope, id: number, input: Partial<Input>, dates: Dates): Promise<void>
  /** The parts of a product that decide where it stands and what it is counted under, to be compared. */
  readCounted?(tx: Tx, id: number): Promise<string>
  remove(tx: Tx, scope: EditingScope, id: number): Promise<void>
  /**
   * Other things in the shop that show it and change with it. Asked before it is removed, and before a part is changed.
   * @param own what shoppers see of the save itself; nothing before a removal
   */
  listPlaces?(tx: Tx, scope: EditingScope, id: number, own: readonly Change[]): Promise<Change[]>
  /** What the journal keeps of it, which outlives the people it is about. All of it when left out. */
  toJournal?(entry: Entry): object
  /** Notes that an edit made this version. */
  setVersion(tx: Tx, id: number, version: number): Promise<void>
}
