import type { DrawRequest } from '#shop-api/media/picture-file.ts'
import { isColourway } from './colourways.ts'
import { drawLogo } from './draw-logo.ts'
import { drawPage } from './draw-page.ts'
import { drawPicture } from './draw-picture.ts'
import { drawScene } from './draw-scene.ts'
import { isKind } from './kinds.ts'

/** The SVG of a source; undefined when it names a thing or colour nobody can draw. */
export function drawSource(source: DrawRequest): string | undefined {
  if (source.type === 'logo') return drawLogo(source)
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
