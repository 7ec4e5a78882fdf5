import { NOSHI_TITLE_MAX } from '#contract/gift-limits.ts'
import type { Mizuhiki, Noshi, NoshiPlacement } from '#contract/shapes/noshi.ts'

/** Words about the noshi of a gift, at the checkout and wherever it is shown again. */
export const noshiTexts = {
  heading: 'のし・掛け紙',
  none: 'のしを付けない',
  occasions: {
    celebration: '御祝（出産・入学・新築など）',
    wedding: '御結婚御祝',
    birth_return: '内祝（出産・入学・新築など）',
    wedding_return: '内祝（結婚）',
    midyear: '御中元',
    year_end: '御歳暮',
    new_year: '御年賀',
    thanks: '御礼',
    get_well: '御見舞',
    recovery: '快気祝',
    mourning_return: '志（弔事のお返し）',
    offering: '御供',
    other: 'その他（自由に入力）',
  },
  title_hint: `${NOSHI_TITLE_MAX}文字まで。のし紙の上段に印字します。`,
  mizuhiki: {
    red_white_bow: '紅白蝶結び',
    red_white_knot: '紅白結び切り',
    black_white_knot: '黒白結び切り',
    yellow_white_knot: '黄白結び切り',
    plain: '無地（水引なし）',
  } satisfies Record<Mizuhiki, string>,
  mizuhiki_use: {
    red_white_bow: '何度あってもよいお祝い・お礼に',
    red_white_knot: '結婚・快気など、一度きりのお祝いに',
    black_white_knot: '弔事に（のしは付きません）',
    yellow_white_knot: '弔事に。関西などで使います（のしは付きません）',
    plain: '喪中の方へのお届けなど、水引を控えたいときに',
  } satisfies Record<Mizuhiki, string>,
  unfitting: 'この水引は、表書きのご用途には使いません。別の水引をお選びください。',
  placement: { inner: '内のし', outer: '外のし' } satisfies Record<NoshiPlacement, string>,
  placement_use: {
    inner: '箱に掛けてから包装します。控えめに贈るときに',
    outer: '包装の上に掛けます。表書きがすぐに見えます',
  } satisfies Record<NoshiPlacement, string>,
  placement_hint: '包装しない場合は、どちらも箱に直接お掛けします。',
  names: 'お名前',
  names_hint:
    'のし紙の下段に印字します。連名は、目上の方から順に1行目へ（右側から並びます）。お名前を入れない場合は、空欄のままお進みください。',
  preview: 'のし紙の見本',
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

/** Cords and place, e.g. «紅白蝶結び・内のし»; empty when they were never asked. */
export function nameNoshi({ mizuhiki, placement }: Noshi): string {
  const parts = [mizuhiki && noshiTexts.mizuhiki[mizuhiki], placement && noshiTexts.placement[placement]]
  return parts.filter(Boolean).join('・')
}

/** The whole noshi in one line, for mails and packers. */
export function describeNoshi(noshi: Noshi): string {
  const kind = nameNoshi(noshi)
  const words = [noshi.title, noshi.names.join('／')].filter(Boolean).join(' ')
  return kind === '' ? words : `${words}（${kind}）`
}

/** What the drawing shows, for screen readers. */
export function describePreview(noshi: Noshi): string {
  const { title, names } = noshi
  const said = [nameNoshi(noshi), `表書き「${title}」`, names.length > 0 && `お名前「${names.join('」「')}」`]
  return `${noshiTexts.preview}：${said.filter(Boolean).join('、')}`
}
