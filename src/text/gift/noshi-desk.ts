import { NOSHI_TITLE_MAX } from '#contract/gift-limits.ts'
import type { Mizuhiki, Noshi, NoshiPlacement } from '#contract/shapes/noshi.ts'
import { nameNoshi } from './noshi.ts'

/** What is said where a noshi is written. */
export const noshiDeskTexts = {
  choose_occasion: '選択してください',
  season: 'いまの季節',
  groups: {
    celebrations: 'お祝い',
    returns: 'お返し',
    seasons: '季節のご挨拶',
    thanks: 'お礼・ご挨拶',
    sorrows: 'お見舞い・弔事',
  },
  /** Where the words on the paper alone do not say what for. */
  notes: {
    celebration: 'お祝い全般',
    wedding_joy: '結婚のお祝い',
    longevity: '長寿のお祝い',
    birth_return: '出産・入学・新築など',
    wedding_return: '結婚',
    recovery: '全快・退院のお返し',
    recovery_return: '療養中のお返し',
    greeting: '引越しなど',
    mourning_return: '弔事のお返し',
    mourning_end: '四十九日のお返し・関西など',
    memorial_return: '法要のお返し・関西など',
    altar: '四十九日のあと',
  },
  other: 'その他（自由に入力）',
  other_group: 'ご希望の文字',
  title_hint: `${NOSHI_TITLE_MAX}文字まで。のし紙の上段に印字します。`,
  mizuhiki_use: {
    red_white_bow: '何度あってもよいお祝い・お礼に',
    red_white_knot: '結婚・快気など、一度きりのお祝いに',
    black_white_knot: '弔事に（のしは付きません）',
    yellow_white_knot: '弔事に。関西などで使います（のしは付きません）',
    plain: '喪中の方へのお届けなど、水引を控えたいときに',
  } satisfies Record<Mizuhiki, string>,
  placement_use: {
    inner: '箱に掛けてから包装します。控えめに贈るときに',
    outer: '包装の上に掛けます。表書きがすぐに見えます',
  } satisfies Record<NoshiPlacement, string>,
  placement_hint: '包装しない場合は、どちらも箱に直接お掛けします。',
  affiliation_hint: '会社名や役職を、1行目のお名前の右に小さく印字します。',
  names_hint:
    'のし紙の下段に印字します。連名は、目上の方から順に1行目へ（右側から並びます）。お名前を入れない場合は、空欄のままお進みください。',
  many_hint: '4名様以上は、代表の方のお名前を1行目に、「他一同」や「社員一同」を2行目にご入力ください。',
  preview: 'のし紙の見本',
  early: (day: string, title: string) =>
    `${day}のお届けは、「${title}」の時期より早くなります。お届け日か表書きをご確認ください。`,
  late: (day: string, title: string) =>
    `${day}のお届けは、「${title}」の時期を過ぎています。お届け日か表書きをご確認ください。`,
  late_for: (day: string, title: string, instead: string) =>
    `${day}のお届けは、「${title}」の時期を過ぎています。「${instead}」をご検討ください。`,
  regions: '時期は地域により異なります。このままでもご注文いただけます。',
  change_to: (title: string) => `表書きを「${title}」に変更する`,
} as const

/** Why cords do not suit a purpose, and which ones do. @param fitting the ones that do */
export function toUnfittingCords(mizuhiki: Mizuhiki, fitting: readonly Mizuhiki[]): string {
  if (fitting.includes('black_white_knot'))
    return '紅白はお祝いの水引です。弔事には黒白か黄白の結び切りを使います。'
  if (mizuhiki === 'black_white_knot' || mizuhiki === 'yellow_white_knot')
    return '黒白・黄白は弔事の水引です。お祝い・お礼には紅白を使います。'
  return mizuhiki === 'red_white_bow'
    ? '蝶結びは「何度あってもよい」の意味です。結婚・快気などには結び切りを使います。'
    : '結び切りは「一度きり」の意味です。何度あってもよいことには蝶結びを使います。'
}

/** What the drawing shows, for screen readers. */
export function describePreview(noshi: Noshi): string {
  const { title, names, affiliation } = noshi
  const said = [
    nameNoshi(noshi),
    `表書き「${title}」`,
    affiliation && `会社名・役職「${affiliation}」`,
    names.length > 0 && `お名前「${names.join('」「')}」`,
  ]
  return `${noshiDeskTexts.preview}：${said.filter(Boolean).join('、')}`
}
