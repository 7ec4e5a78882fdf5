import type { ImportFormat, ImportKind } from '#contract/shapes/imports.ts'
import { ecCube } from './ec-cube.ts'
import type { Format } from './format.ts'
import { noren } from './noren.ts'
import { shopify } from './shopify.ts'

/** How the rows of each shop's files are read. */
export const FORMATS: Record<ImportFormat, (kind: ImportKind) => Format> = {
  noren,
  'ec-cube': () => ecCube,
  shopify: () => shopify,
}
