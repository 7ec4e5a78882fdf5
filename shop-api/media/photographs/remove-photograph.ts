import { and, eq } from 'drizzle-orm'
import { ApiError, notFound } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { Actor } from '#shop-api/db/record-edit.ts'
import { photographs } from '#shop-api/db/schema/photographs.ts'
import { describePlace, PICTURE_ERRORS } from '#src/text/editor/picture-errors.ts'
import type { PictureFiles } from '../picture-file.ts'
import { listPlaces } from './picture-places.ts'
import { recordPhotograph } from './record-photograph.ts'

interface Shop {
  db: Db
  channel: { id: number; name: string }
  pictures: PictureFiles
  now: Date
  actor: Actor
}

/**
 * Removes a photograph and its files for good: it is gone from old orders too, and what is taken back comes without it.
 * @throws ApiError 404, 409 with the places while something shows it
 */
export async function removePhotograph(shop: Shop, id: number): Promise<void> {
  const { db, channel, pictures } = shop
  await db.transaction(async (tx) => {
    const isOurs = and(eq(photographs.channel_id, channel.id), eq(photographs.id, id))
    // Whoever wants to show it waits, and then hears that it is gone.
    const [row] = await tx.select().from(photographs).where(isOurs).for('update')
    if (!row) throw notFound(PICTURE_ERRORS.gone)
    const places = await listPlaces(tx, channel.id, row.path)
    if (places.length > 0) {
      const errors = places.map(({ kind, title }) => ({
        field: kind,
        code: 'picture.in_use',
        message: describePlace(kind, title),
      }))
      throw new ApiError(409, { code: 'picture.in_use', message: PICTURE_ERRORS.in_use, errors })
    }
    await tx.delete(photographs).where(isOurs)
    await recordPhotograph(tx, shop, row, null)
    await pictures.remove({ channel: channel.name, path: row.path })
  })
}
