import { notFound } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import type { Publication as Dates } from '#shop-api/db/is-shown.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import type { EditedKind, EditingScope } from './edited-kind.ts'

/** Thrown by ourselves, so that the transaction takes back whatever was written. */
const takeBack = Symbol('take back')

/**
 * Reads the shop as it would be if a draft or a planned thing were in it now: it is published in a transaction that never
 * ends well. So every list, count and neighbour is what the shop itself would show, and nobody else sees any of it.
 *
 * @throws ApiError 404 when the thing is gone
 */
export async function asIfPublished<Read>(
  db: Db,
  kind: EditedKind<unknown, object>,
  { scope, id }: { scope: EditingScope; id: number },
  read: (tx: Tx) => Promise<Read>,
): Promise<Read> {
  let found: { read: Read } | undefined
  await db
    .transaction(async (tx) => {
      const row = await kind.lock(tx, scope, id)
      if (!row) throw notFound(EDITOR_ERRORS.gone)
      await kind.update(tx, scope, id, {}, toShown(row, scope.now))
      found = { read: await read(tx) }
      throw takeBack
    })
    .catch((error: unknown) => {
      if (error !== takeBack) throw error
    })
  return found!.read
}

/** The dates of a thing as if it were shown now, as close to its own as possible. */
function toShown({ published_at, close_at }: Dates, now: Date): Dates {
  return {
    is_draft: false,
    published_at: published_at && published_at <= now ? published_at : now,
    close_at: close_at && close_at <= now ? null : close_at,
  }
}
