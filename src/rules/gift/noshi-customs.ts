import type { Mizuhiki, Noshi, NoshiPlacement } from '#contract/shapes/noshi.ts'

/**
 * Why a present is given: `once` must not happen again, `again` may, `either` depends, `mourning` is a condolence,
 * `western` one that is known in Kansai, where its cords are yellow.
 */
type Kind = 'again' | 'once' | 'either' | 'mourning' | 'western' | 'unknown'

/** Cords by kind, the usual ones first. Paper without cords is never wrong. */
const fitting: Record<Kind, readonly Mizuhiki[]> = {
  again: ['red_white_bow', 'plain'],
  once: ['red_white_knot', 'plain'],
  either: ['red_white_bow', 'red_white_knot', 'plain'],
  mourning: ['black_white_knot', 'yellow_white_knot', 'plain'],
  western: ['yellow_white_knot', 'black_white_knot', 'plain'],
  unknown: ['red_white_bow', 'red_white_knot', 'black_white_knot', 'yellow_white_knot', 'plain'],
}

interface Occasion {
  title: string
  kind: Kind
  placement: NoshiPlacement
}

const again = (title: string, placement: NoshiPlacement = 'outer') =>
  ({ title, kind: 'again', placement }) as const
const once = (title: string, placement: NoshiPlacement = 'outer') =>
  ({ title, kind: 'once', placement }) as const

/** What shoppers choose from, in the order of the list; the title of each is what is printed. */
export const noshiOccasions = {
  celebration: again('御祝'),
  wedding: once('御結婚御祝'),
  wedding_joy: once('寿'),
  birth: again('御出産御祝'),
  school: again('御入学御祝'),
  graduation: again('御卒業御祝'),
  work: again('御就職御祝'),
  house: again('御新築御祝'),
  opening: again('御開店御祝'),
  birthday: again('御誕生日御祝'),
  longevity: again('寿'),
  birth_return: again('内祝', 'inner'),
  wedding_return: once('内祝', 'inner'),
  recovery: once('快気祝', 'inner'),
  recovery_return: once('快気内祝', 'inner'),
  midyear: again('御中元'),
  summer: again('暑中御見舞'),
  late_summer: again('残暑御見舞'),
  year_end: again('御歳暮'),
  new_year: again('御年賀'),
  winter: again('寒中御見舞'),
  thanks: again('御礼'),
  greeting: again('御挨拶'),
  farewell: again('御餞別'),
  token: again('粗品'),
  get_well: once('御見舞'),
  mourning_return: { title: '志', kind: 'mourning', placement: 'inner' },
  mourning_end: { title: '満中陰志', kind: 'western', placement: 'inner' },
  memorial_return: { title: '粗供養', kind: 'western', placement: 'inner' },
  offering: { title: '御供', kind: 'mourning', placement: 'outer' },
  altar: { title: '御仏前', kind: 'mourning', placement: 'outer' },
} as const satisfies Record<string, Occasion>
export type NoshiOccasion = keyof typeof noshiOccasions

const occasions = Object.keys(noshiOccasions) as NoshiOccasion[]

/** Occasions as they stand together in a list. */
export const noshiGroups = {
  celebrations: [
    'celebration',
    'wedding',
    'wedding_joy',
    'birth',
    'school',
    'graduation',
    'work',
    'house',
    'opening',
    'birthday',
    'longevity',
  ],
  returns: ['birth_return', 'wedding_return', 'recovery', 'recovery_return'],
  seasons: ['midyear', 'summer', 'late_summer', 'year_end', 'new_year', 'winter'],
  thanks: ['thanks', 'greeting', 'farewell', 'token'],
  sorrows: ['get_well', 'mourning_return', 'mourning_end', 'memorial_return', 'offering', 'altar'],
} as const satisfies Record<string, readonly NoshiOccasion[]>
export type NoshiGroup = keyof typeof noshiGroups

export function isNoshiOccasion(key: string): key is NoshiOccasion {
  return key in noshiOccasions
}

/** The occasion words and cords belong to; undefined for words of somebody's own. */
export function findOccasion({ title, mizuhiki }: Pick<Noshi, 'title' | 'mizuhiki'>) {
  return occasions.find(
    (key) =>
      noshiOccasions[key].title === title && (mizuhiki === null || listOccasionCords(key).includes(mizuhiki)),
  )
}

/** Cords that custom allows for an occasion, the usual ones first. */
export function listOccasionCords(occasion: NoshiOccasion): readonly Mizuhiki[] {
  return fitting[noshiOccasions[occasion].kind]
}

/** Cords that custom allows for a purpose somebody wrote, the usual ones first. */
export function listFittingCords(title: string): readonly Mizuhiki[] {
  return fitting[toKind(title)]
}

function toKind(title: string): Kind {
  if (/満中陰|粗供養/.test(title)) return 'western'
  // A wedding may be held before the altar of a house.
  const isSad = /^志$|[御お]供|供養|香典|霊前|仏(?!前(結婚|式))|法要|忌|偲|葬|弔|[新初]盆|喪中|通夜|追善|悔/
  if (isSad.test(title)) return 'mourning'
  // A golden wedding and an anniversary come again. Seasonal greetings are not get-well visits.
  if (/[金銀]婚|記念|周年|[暑寒]中|残暑|陣中|中元|歳暮|年賀/.test(title)) return 'again'
  if (/婚|快気|全快|見舞|退院/.test(title)) return 'once'
  if (/出産|入学|進学|卒業|就職|昇進|栄転|成人|節句|新築|移転|長寿|誕生/.test(title)) return 'again'
  if (/開[店業院所]|餞別|粗品|挨拶/.test(title)) return 'again'
  return /祝|寿|礼|感謝/.test(title) ? 'either' : 'unknown'
}

/** The folded mark of joy in the corner: not on condolences, nor for somebody ill. */
export function hasNoshiMark({ mizuhiki, title }: Pick<Noshi, 'mizuhiki' | 'title'>): boolean {
  const isForSick = /見舞/.test(title) && toKind(title) === 'once'
  return (mizuhiki === 'red_white_bow' || mizuhiki === 'red_white_knot') && !isForSick
}
