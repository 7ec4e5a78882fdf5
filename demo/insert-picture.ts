import type { Picture } from '#contract/shapes/fields.ts'
import { pictures } from '#shop-api/db/schema/content.ts'
import { toStoredPicture } from '#shop-api/media/picture-source.ts'
import type { PictureSource } from '#shop-api/db/json/picture-source.ts'
import type { SeedContext } from './seed-context.ts'

/** Stores what a picture is made from and answers the picture; nothing is drawn before somebody looks. */
export async function insertPicture(
  { tx, channel_id }: Pick<SeedContext, 'tx' | 'channel_id'>,
  folder: string,
  source: PictureSource,
  alt: string,
): Promise<Picture> {
  const picture = toStoredPicture(folder, source, alt)
  await tx.insert(pictures).values({ channel_id, path: picture.path, source }).onConflictDoNothing()
  return picture
}
