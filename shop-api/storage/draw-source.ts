import { COLOURWAYS, type Colourway } from '#shop-api/pictures/colourways.ts'
import { drawLogo } from '#shop-api/pictures/draw-logo.ts'
import { drawPage } from '#shop-api/pictures/draw-page.ts'
import { drawPortrait } from '#shop-api/pictures/draw-portrait.ts'
import { drawPicture, type View } from '#shop-api/pictures/draw-picture.ts'
import { drawScene } from '#shop-api/pictures/draw-scene.ts'
import { DRAWINGS, type PictureKind } from '#shop-api/pictures/kinds.ts'
import type { PictureSource } from './picture-source.ts'

/** A source, with the side to draw it from. */
export type DrawRequest = PictureSource & { view?: View | undefined }

/** The SVG of a source; undefined when it names a thing or colour nobody can draw. */
export function drawSource(source: DrawRequest): string | undefined {
  if (source.type === 'logo') return drawLogo(source)
  if (source.type === 'portrait') return drawPortrait(source)
  if (source.type === 'page') return drawPage(source)
  if (source.type === 'scene') {
    const kinds = source.kinds.filter(isKind)
    return kinds.length > 0 ? drawScene({ ...source, kinds }) : undefined
  }
  const { kind, colourway, view = 'front', seed, ground, traits } = source
  return isKind(kind) && isColourway(colourway)
    ? drawPicture({ kind, colourway, view, seed, ground, traits })
    : undefined
}

const isKind = (name: string): name is PictureKind => Object.hasOwn(DRAWINGS, name)
const isColourway = (name: string): name is Colourway => Object.hasOwn(COLOURWAYS, name)
