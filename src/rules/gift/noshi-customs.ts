import type { Mizuhiki, Noshi, NoshiPlacement } from '#contract/shapes/noshi.ts'

/** Why a present is given: `once` must not happen again, `again` may, `either` depends, `mourning` is a condolence. */
type Kind = 'again' | 'once' | 'either' | 'mourning' | 'unknown'

/** Cords by kind, the usual ones first. Paper without cords is never wrong. */
const fitting: Record<Kind, readonly Mizuhiki[]> = {
  again: ['red_white_bow', 'plain'],
  once: ['red_white_knot', 'plain'],
  either: ['red_white_bow', 'red_white_knot', 'plain'],
  mourning: ['black_white_knot', 'yellow_white_knot', 'plain'],
  unknown: ['red_white_bow', 'red_white_knot', 'black_white_knot', 'yellow_white_knot', 'plain'],
}

interface Occasion {
  title: string
  kind: Kind
  placement: NoshiPlacement
}

/** What shoppers choose from; the purpose of each is what is printed. */
export const noshiOccasions = {
  celebration: { title: '御祝', kind: 'again', placement: 'outer' },
  wedding: { title: '御結婚御祝', kind: 'once', placement: 'outer' },
  birth_return: { title: '内祝', kind: 'again', placement: 'inner' },
  wedding_return: { title: '内祝', kind: 'once', placement: 'inner' },
  midyear: { title: '御中元', kind: 'again', placement: 'outer' },
  year_end: { title: '御歳暮', kind: 'again', placement: 'outer' },
  new_year: { title: '御年賀', kind: 'again', placement: 'outer' },
  thanks: { title: '御礼', kind: 'again', placement: 'outer' },
  get_well: { title: '御見舞', kind: 'once', placement: 'outer' },
  recovery: { title: '快気祝', kind: 'once', placement: 'inner' },
  mourning_return: { title: '志', kind: 'mourning', placement: 'inner' },
  offering: { title: '御供', kind: 'mourning', placement: 'outer' },
} as const satisfies Record<string, Occasion>
export type NoshiOccasion = keyof typeof noshiOccasions

/** Cords that custom allows for an occasion, the usual ones first. */
export function listOccasionCords(occasion: NoshiOccasion): readonly Mizuhiki[] {
  return fitting[noshiOccasions[occasion].kind]
}

/** Cords that custom allows for a purpose somebody wrote, the usual ones first. */
export function listFittingCords(title: string): readonly Mizuhiki[] {
  return fitting[toKind(title)]
}

function toKind(title: string): Kind {
  if (/^志$|[御お]供|供養|香典|霊前|仏|法要|満中陰|忌|偲/.test(title)) return 'mourning'
  // A golden wedding and an anniversary come again. Seasonal greetings are not get-well visits.
  if (/[金銀]婚|記念|周年|[暑寒]中|残暑|陣中|中元|歳暮|年賀/.test(title)) return 'again'
  if (/婚|快気|全快|見舞|退院/.test(title)) return 'once'
  if (/出産|入学|進学|卒業|新築|長寿|誕生/.test(title)) return 'again'
  return /祝|寿|礼|感謝/.test(title) ? 'either' : 'unknown'
}

/** The folded mark of joy in the corner: not on condolences, nor for somebody ill. */
export function hasNoshiMark({ mizuhiki, title }: Pick<Noshi, 'mizuhiki' | 'title'>): boolean {
  const isForSick = /見舞/.test(title) && toKind(title) === 'once'
  return (mizuhiki === 'red_white_bow' || mizuhiki === 'red_white_knot') && !isForSick
}
