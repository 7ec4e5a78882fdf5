import type { Db } from '#shop-api/db/db.ts'
import { findSource } from './find-source.ts'
import type { PictureFile, PictureFiles, PictureName } from './picture-file.ts'

/** A picture of a channel's storage in one size and format; undefined when there is no such picture. */
export function loadPicture(
  db: Db,
  pictures: PictureFiles,
  name: PictureName,
): Promise<PictureFile | undefined> {
  return pictures.load(name, () => findSource(db, name.channel, name.path))
}
