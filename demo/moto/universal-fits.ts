import type { ItemFitment, ProductItem } from '../product-line.ts'
import { ofModels } from './fits.ts'

/** What goes on nearly every bike, and where it does not or not without work. */

export function toMirrorFitments({ key }: ProductItem): ItemFitment[] {
  if (key === 'bar-end')
    return [
      ...ofModels(['misago-700x', 'yamase-250'], { state: 'unfit', note: 'ハンドガードに当たります' }),
      { bike_key: 'kaze-250r-2022', state: 'needs_work', note: '純正のバーエンドを外して付けます' },
    ]
  return [
    ...ofModels(['arashi-1000rs'], { state: 'unfit', note: 'カウルに付くミラーの車種には使えません' }),
    ...(key.endsWith('-m8')
      ? ofModels(['kaze-250r', 'kaze-400r', 'nowaki-390'], {
          state: 'needs_work',
          note: '8mmから10mmへの変換アダプター（別売り）が必要です',
        })
      : []),
  ]
}

export function toGripFitments({ key }: ProductItem): ItemFitment[] {
  if (key !== 'heated-120') return []
  return [
    ...ofModels(['raicho-125', 'sazanami-125'], { state: 'unfit', note: '発電量が足りません' }),
    ...ofModels(['kaze-250r', 'kaze-400r', 'iwana-250'], {
      state: 'needs_work',
      note: '電源を取る別売りのハーネスが必要です',
    }),
  ]
}

export function toSignalFitments({ key }: ProductItem): ItemFitment[] {
  if (key === 'flush')
    return ofModels(['kaze-250r', 'kaze-400r', 'arashi-1000rs'], {
      state: 'needs_work',
      note: '外装に穴をあけます（要加工）',
    })
  const note = '別売りのステーが必要です'
  return [
    { bike_key: 'kaze-250r-2022', state: 'needs_work', note },
    { bike_key: 'kaze-400r-2023', state: 'needs_work', note },
    { bike_key: 'nowaki-390-2021', state: 'needs_work', note },
  ]
}

export function toSideBagFitments(): ItemFitment[] {
  return [
    ...ofModels(['kaze-250r', 'kaze-400r'], {
      state: 'needs_work',
      note: '別売りのバッグサポートが必要です',
    }),
    ...ofModels(['arashi-1000rs'], { state: 'unfit', note: '排気口に近く、取り付けられません' }),
  ]
}

export function toHandlebarFitments({ key }: ProductItem): ItemFitment[] {
  const rerouted = { state: 'needs_work', note: 'ブレーキホースの取り回しを変えます' } as const
  if (key === 'separate-37') return ofModels(['kaze-250r', 'iwana-250'], rerouted)
  if (key === 'separate-41') return ofModels(['kaze-400r', 'shirogane-650', 'musashino-350'], rerouted)
  return [
    ...ofModels(['arashi-1000rs'], { state: 'unfit', note: 'セパレートハンドルの車種には付きません' }),
    ...ofModels(['musashino-350', 'minamo-400s', 'hagane-1200'], { state: 'fits' }),
    ...(key === 'up'
      ? ofModels(['kaze-250r'], {
          state: 'needs_work',
          note: 'クラッチケーブルを50mm長いものに替えます',
        })
      : []),
  ]
}

export function toCaliperFitments({ key }: ProductItem): ItemFitment[] {
  if (key.startsWith('radial'))
    return [
      ...ofModels(['arashi-1000rs'], { state: 'fits' }),
      ...ofModels(['kaze-250r', 'kaze-400r'], { state: 'unfit', note: '取り付けがラジアルではありません' }),
    ]
  if (key.startsWith('axial-4p'))
    return ofModels(['kaze-250r', 'kaze-400r', 'nowaki-390'], {
      state: 'needs_work',
      note: '別売りのキャリパーサポートが必要です',
    })
  return key.startsWith('slide') ? ofModels(['raicho-125', 'sazanami-125'], { state: 'fits' }) : []
}
