import type { Picture } from '#contract/shapes/fields.ts'
import { PICTURE_VIEWS } from '#src/text/product/product-page.ts'
import type { ProductDrawing } from '#shop-api/db/json/picture-source.ts'
import { toPictureDigest } from './picture-source.ts'

/** The thing's face; another side of it; close up; where it is used. */
export type View = 'front' | 'angle' | 'detail' | 'use'

export const VIEWS: readonly View[] = ['front', 'angle', 'detail', 'use']

/** Pixels of a drawn product picture: it is square. */
const DRAWN_SIZE = 1600

export interface DrawnModel {
  key: string
  name: string
  drawing: ProductDrawing | null
  pictures: Picture[]
}

/** What a variation says of its pictures: its own, and the colourway of those that are drawn. */
export interface PicturedVariation {
  colourway: string | null
  pictures: Picture[]
}

/** Pictures of a model in one colourway: the uploaded ones, then those we draw. */
function toModelPictures(model: DrawnModel, colourway: string | null): Picture[] {
  const { drawing } = model
  if (!drawing) return model.pictures
  return [...model.pictures, ...VIEWS.map((view) => toDrawnPicture(model, drawing, colourway, view))]
}

/** Pictures of a variation: its own, or else the model's in its colourway. */
export function toVariationPictures(model: DrawnModel, variation: PicturedVariation): Picture[] {
  return variation.pictures.length > 0 ? variation.pictures : toModelPictures(model, variation.colourway)
}

/** Pictures of a product's page: the model's, then those variations have for themselves, each once. */
export function toPagePictures(model: DrawnModel, variations: readonly PicturedVariation[]): Picture[] {
  const own = variations.flatMap(({ pictures }) => pictures)
  const all = [...toModelPictures(model, variations[0]?.colourway ?? null), ...own]
  return [...new Map(all.map((picture) => [picture.path, picture])).values()]
}

/** The picture of a line in the cart; null when there is none. */
export function toMainPicture(model: DrawnModel, variation: PicturedVariation): Picture | null {
  return variation.pictures[0] ?? toCardPicture(model, variation)
}

/** The picture of a card: the model's, or else of its first variation; null when there is none. */
export function toCardPicture(model: DrawnModel, first: PicturedVariation | undefined): Picture | null {
  const uploaded = model.pictures[0] ?? (model.drawing ? undefined : first?.pictures[0])
  if (uploaded) return uploaded
  return model.drawing ? toDrawnPicture(model, model.drawing, first?.colourway ?? null, 'front') : null
}

function toDrawnPicture(
  model: DrawnModel,
  drawing: ProductDrawing,
  colourway: string | null,
  view: View,
): Picture {
  return {
    path: toDrawnPath({ key: model.key, colourway, view, drawing }),
    width: DRAWN_SIZE,
    height: DRAWN_SIZE,
    alt: view === 'front' ? model.name : `${model.name}（${PICTURE_VIEWS[view]}）`,
  }
}

interface DrawnPath {
  key: string
  colourway: string | null
  view: View
  drawing: ProductDrawing
}

/** Colour of a thing whose variations have none. */
export const PLAIN_COLOURWAY = 'silver'

/** `products/{key}/{view}-{colourway}-{digest}` */
export function toDrawnPath({ key, colourway, view, drawing }: DrawnPath): string {
  return `products/${key}/${view}-${colourway ?? 'plain'}-${toPictureDigest(drawing)}`
}

/** Reads a path back; the caller must still see that the model exists and `toDrawnPath` gives this very path. */
export function parseDrawnPath(
  path: string,
): { key: string; colourway: string | null; view: View } | undefined {
  const match = /^products\/([^/]+)\/([a-z]+)-([a-z]+)-[0-9a-f]{10}$/.exec(path)
  const [, key, viewName, colourway] = match ?? []
  const view = VIEWS.find((one) => one === viewName)
  if (!key || !view || !colourway) return undefined
  return { key, colourway: colourway === 'plain' ? null : colourway, view }
}
