import type { Drawing } from '#demo/drawings/drawing.ts'
import { BOTTOMS } from './bottoms.ts'
import { CARRIED_AND_WORN } from './carried-and-worn.ts'
import { overcoat } from './overcoat.ts'
import { TOPS } from './tops.ts'

export const ATELIER_DRAWINGS = { ...TOPS, ...BOTTOMS, overcoat, ...CARRIED_AND_WORN } satisfies Record<
  string,
  Drawing
>

export type AtelierKind = keyof typeof ATELIER_DRAWINGS

export const ATELIER_KINDS = Object.keys(ATELIER_DRAWINGS) as AtelierKind[]
