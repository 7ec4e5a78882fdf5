import { COLOURWAYS, type Colourway } from '#demo/drawings/colourways.ts'
import { drawLogo } from '#demo/drawings/draw-logo.ts'
import { drawPage } from '#demo/drawings/draw-page.ts'
import { drawPortrait } from '#demo/drawings/draw-portrait.ts'
import { drawPicture, type View } from '#demo/drawings/draw-picture.ts'
import { drawScene } from '#demo/drawings/draw-scene.ts'
import { DRAWINGS, type PictureKind } from '#demo/drawings/kinds.ts'
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
