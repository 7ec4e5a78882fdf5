import type { Db } from '#shop-api/db/db.ts'
import type { PictureFile, PictureFiles, PictureName, DrawRequest } from './picture-file.ts'
import { and, eq } from 'drizzle-orm'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { pictures } from '#shop-api/db/schema/content.ts'
import { parseDrawnPath, PLAIN_COLOURWAY, toDrawnPath } from './product-pictures.ts'

/** A picture of a channel's storage in one size and format; undefined when there is no such picture. */
export function loadPicture(
  db: Db,
  pictures: PictureFiles,
  name: PictureName,
): Promise<PictureFile | undefined> {
  return pictures.load(name, () => findSource(db, name.channel, name.path))
}

/** What to draw for a path of a channel's storage; undefined when there is no such picture. */
async function findSource(db: Db, channel: string, path: string): Promise<DrawRequest | undefined> {
  const [stored] = await db
    .select({ source: pictures.source })
    .from(pictures)
    .innerJoin(channels, eq(channels.id, pictures.channel_id))
    .where(and(eq(channels.name, channel), eq(pictures.path, path)))
  return stored ? stored.source : findProductSource(db, channel, path)
}

/** Only paths the API itself gives out are drawn. A made-up path costs a lookup, not a drawing. */
async function findProductSource(db: Db, channel: string, path: string): Promise<DrawRequest | undefined> {
  const parsed = parseDrawnPath(path)
  if (!parsed) return undefined
  const { key, colourway, view } = parsed
  const rows = await db
    .select({ drawing: product_models.drawing, colourway: products.colourway })
    .from(product_models)
    .innerJoin(channels, eq(channels.id, product_models.channel_id))
    .innerJoin(products, eq(products.model_id, product_models.id))
    .where(and(eq(channels.name, channel), eq(product_models.key, key)))
  const drawing = rows.find((row) => row.colourway === colourway)?.drawing
  if (!drawing || toDrawnPath({ key, colourway, view, drawing }) !== path) return undefined
  return { type: 'thing', ...drawing, colourway: colourway ?? PLAIN_COLOURWAY, view }
}
