import type { Mizuhiki } from '#contract/shapes/noshi.ts'

/** Strokes of the cords on the paper in millimetres: a paler and a stronger one each. */
interface Cords {
  pale: string
  strong: string
}

const ENDS = { pale: 'M0 96h144M0 99h144M0 102h144', strong: 'M153 96h144M153 99h144M153 102h144' }

const bow = {
  pale: 'M148.5 99C137 79 113 81 117 93s21 11 31.5 6M148.5 99c-5 9-13 13-22 14',
  strong: 'M148.5 99C160 79 184 81 180 93s-21 11-31.5 6M148.5 99c5 9 13 13 22 14',
}

const knot = {
  pale: 'M150.5 103C140.6 103.6 136.7 95.8 143.2 93.1s11.8 4 7.9 9.2M145.9 93.8C136.7 93.1 130.1 87.9 126.2 80M143.9 95.8c-9.2 0-16.4-5.3-21-12.5',
  strong:
    'M146.5 103c9.9.6 13.8-7.2 7.3-9.9s-11.8 4-7.9 9.2M151.1 93.8c9.2-.7 15.8-5.9 19.7-13.8M153.1 95.8c9.2 0 16.4-5.3 21-12.5',
}

/** The folded mark of joy at the upper right. */
export const NOSHI_MARK = {
  paper: 'M214 15l8 5.5v22.5l-8 10.5-8-10.5V20.5z',
  strip: 'M212 19h4v30l-2 3.5-2-3.5z',
} as const

/** How cords are drawn; null for paper without. */
export function toCords(mizuhiki: Mizuhiki | null): Cords | null {
  if (mizuhiki === null || mizuhiki === 'plain') return null
  const { pale, strong } = mizuhiki === 'red_white_bow' ? bow : knot
  return { pale: ENDS.pale + pale, strong: ENDS.strong + strong }
}
