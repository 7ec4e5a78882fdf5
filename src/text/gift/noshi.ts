import type { Mizuhiki, Noshi, NoshiPlacement } from '#contract/shapes/noshi.ts'

/** Words about the noshi of a gift, wherever it is shown. */
export const noshiTexts = {
  heading: 'のし・掛け紙',
  wish: { '': 'のしを付けない', wanted: 'のしを付ける' },
  mizuhiki: {
    red_white_bow: '紅白蝶結び',
    red_white_knot: '紅白結び切り',
    black_white_knot: '黒白結び切り',
    yellow_white_knot: '黄白結び切り',
    plain: '無地（水引なし）',
  } satisfies Record<Mizuhiki, string>,
  unfitting: 'この水引は、表書きのご用途には使いません。別の水引をお選びください。',
  placement: { inner: '内のし', outer: '外のし' } satisfies Record<NoshiPlacement, string>,
} as const

/** Cords and place, e.g. «紅白蝶結び・内のし»; empty when they were never asked. */
export function nameNoshi({ mizuhiki, placement }: Noshi): string {
  const parts = [mizuhiki && noshiTexts.mizuhiki[mizuhiki], placement && noshiTexts.placement[placement]]
  return parts.filter(Boolean).join('・')
}

/** The whole noshi in one line, for mails and packers. */
export function describeNoshi(noshi: Noshi): string {
  const kind = nameNoshi(noshi)
  const words = [noshi.title, noshi.affiliation, noshi.names.join('／')].filter(Boolean).join(' ')
  return kind === '' ? words : `${words}（${kind}）`
}
