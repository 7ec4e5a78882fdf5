import { and, eq, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { pictures } from '#shop-api/db/schema/content.ts'
import { photographs } from '#shop-api/db/schema/photographs.ts'
import type { DrawRequest, PictureFile, PictureFiles, PictureName, PictureOrigin } from './picture-file.ts'
import { parseDrawnPath, PLAIN_COLOURWAY, toDrawnPath } from './product-pictures.ts'

/** A picture of a channel's storage in one size and format; undefined when there is no such picture. */
export function loadPicture(
  db: Db,
  files: PictureFiles,
  name: PictureName,
): Promise<PictureFile | undefined> {
  return files.load(name, () => findOrigin(db, name))
}

async function findOrigin(db: Db, { channel, path }: PictureName): Promise<PictureOrigin | undefined> {
  const isOurs = eq(channels.name, channel)
  const [photograph] = await db
    .select({ id: photographs.id })
    .from(photographs)
    .innerJoin(channels, eq(channels.id, photographs.channel_id))
    .where(and(isOurs, eq(photographs.path, path)))
  return photograph ? { type: 'photograph' } : findDrawing(db, isOurs, path)
}

/**
 * What to draw for a path of a channel's storage; undefined when no picture is drawn there.
 * @param isOurs which channel
 */
export async function findDrawing(db: Db | Tx, isOurs: SQL, path: string): Promise<DrawRequest | undefined> {
  const [stored] = await db
    .select({ source: pictures.source })
    .from(pictures)
    .innerJoin(channels, eq(channels.id, pictures.channel_id))
    .where(and(isOurs, eq(pictures.path, path)))
  return stored ? stored.source : findProductDrawing(db, isOurs, path)
}

/** Only paths the API itself gives out are drawn. A made-up path costs a lookup, not a drawing. */
async function findProductDrawing(db: Db | Tx, isOurs: SQL, path: string): Promise<DrawRequest | undefined> {
  const parsed = parseDrawnPath(path)
  if (!parsed) return undefined
  const { key, colourway, view } = parsed
  const rows = await db
    .select({ drawing: product_models.drawing, colourway: products.colourway })
    .from(product_models)
    .innerJoin(channels, eq(channels.id, product_models.channel_id))
    .innerJoin(products, eq(products.model_id, product_models.id))
    .where(and(isOurs, eq(product_models.key, key)))
  const drawing = rows.find((row) => row.colourway === colourway)?.drawing
  if (!drawing || toDrawnPath({ key, colourway, view, drawing }) !== path) return undefined
  return { type: 'thing', ...drawing, colourway: colourway ?? PLAIN_COLOURWAY, view }
}
