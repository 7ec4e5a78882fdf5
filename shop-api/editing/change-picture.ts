import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { PictureChangeSchema } from '#contract/shapes/admin-pictures.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { Actor } from '#shop-api/db/record-edit.ts'
import { photographs } from '#shop-api/db/schema/photographs.ts'
import { recordPhotograph } from '#shop-api/media/photographs/record-photograph.ts'
import { PICTURE_ERRORS } from '#src/text/editor/picture-errors.ts'
import { requireVersion } from './require-version.ts'

/**
 * Changes what a photograph is offered with: its alternative text and focal point. What shows it already has its own.
 * @throws ApiError 404, 409
 */
export async function changePicture(
  shop: { db: Db; channel: { id: number }; now: Date; actor: Actor },
  id: number,
  { alt, focus, version }: z.output<typeof PictureChangeSchema>,
): Promise<void> {
  const { db, channel } = shop
  await db.transaction(async (tx) => {
    const isOurs = and(eq(photographs.channel_id, channel.id), eq(photographs.id, id))
    const [before] = await tx.select().from(photographs).where(isOurs).for('update')
    if (!before) throw notFound(PICTURE_ERRORS.gone)
    requireVersion(version, before.version)
    const [after] = await tx
      .update(photographs)
      .set({
        ...(alt !== undefined && { alt }),
        ...(focus !== undefined && { focus_x: focus?.x ?? null, focus_y: focus?.y ?? null }),
        version: before.version + 1,
      })
      .where(isOurs)
      .returning()
    if (after) await recordPhotograph(tx, shop, before, after)
  })
}
