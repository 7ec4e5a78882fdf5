import type { Judgement } from '#contract/shapes/bikes.ts'

/** Whether goods go on a bike, and why not. */
export const fitText = {
  states: { fits: '適合', needs_work: '要加工', ask: '要確認', unfit: '不適合', none: '' } satisfies Record<
    Judgement,
    string
  >,
  reasons: {
    fits: (name: string) => `${name}に適合します。`,
    needs_work: (name: string) => `${name}への取り付けには加工が必要です。`,
    ask: (name: string) => `${name}への適合は確認が必要です。ご購入の前にお問い合わせください。`,
    unfit: (name: string) => `適合表によると、${name}には適合しません。`,
  },
} as const

/** What stands over a list of a visitor who has a bike. */
export const bikeBarText = {
  narrow: '適合しない商品を除く',
  widen: 'すべての商品を見る',
  narrowed_to: (name: string) => `${name}に適合しない商品を除いています`,
  unknown: '選んだ車種',
} as const
