import type { ItemFitment, ProductItem } from '../product-line.ts'
import { bikeList } from './bike-list.ts'
import { bikes, pickBikes, toGenerationKeys } from './bikes.ts'
import { cityBikes } from './city-bikes.ts'

type Words = Omit<ItemFitment, 'bike_key'>

/** The same of all generations of bikes that parts are made for. */
export function ofModels(keys: readonly string[], words: Words): ItemFitment[] {
  return pickBikes(...keys)
    .flatMap(toGenerationKeys)
    .map((bike_key) => ({ bike_key, ...words }))
}

/** The same of bikes by their displacement; electric ones have none. */
function ofDisplacements(from: number, to: number, words: Words): ItemFitment[] {
  return bikeList
    .filter(({ displacement }) => displacement !== null && displacement >= from && displacement <= to)
    .map(({ key }) => ({ bike_key: key, ...words }))
}

const displacements = new Map(bikeList.map(({ key, displacement }) => [key, displacement]))

const chained = [
  ...bikes.map(({ key, years, chain, links }) => ({ key, years, size: chain, links })),
  ...cityBikes.flatMap(({ key, years, chain }) =>
    chain ? [{ key, years, size: chain[0], links: chain[1] }] : [],
  ),
]

/** A chain goes on every bike of its size that is not too strong for it; one that is too long is cut. */
export function toChainFitments(item: ProductItem, lengths: readonly string[]): ItemFitment[] {
  const most = Number(item.specs['排気量の目安']?.replace(/\D/g, '') || Infinity)
  return chained
    .filter(({ size }) => size === item.specs['チェーンサイズ'])
    .flatMap((bike) =>
      toGenerationKeys(bike).flatMap((bike_key): ItemFitment[] =>
        (displacements.get(bike_key) ?? 0) > most
          ? [{ bike_key, state: 'unfit', note: `${most.toLocaleString('ja')}ccまでの車種用です` }]
          : lengths.map((option) => ({ bike_key, option, ...judgeLength(parseInt(option), bike.links) })),
      ),
    )
}

function judgeLength(links: number, wanted: number): Pick<ItemFitment, 'state' | 'note'> {
  if (links === wanted) return { state: 'fits' }
  return links > wanted
    ? { state: 'needs_work', note: `${wanted}リンクに切って使います` }
    : { state: 'unfit', note: `${wanted}リンクの車種には長さが足りません` }
}

const COVERED: Record<string, [from: number, to: number]> = {
  M: [120, 250],
  L: [248, 400],
  LL: [401, 2000],
  'LL 箱付き': [401, 2000],
}

/** A cover, by its size and the size of the bike. */
export function toCoverFitments(item: ProductItem): ItemFitment[] {
  const [from, to] = COVERED[item.specs['サイズ'] ?? ''] ?? [1, 0]
  return ofDisplacements(from, to, { state: 'fits' })
}

const POWERED: Record<string, [from: number, to: number]> = {
  dm4: [1, 125],
  dm5: [126, 250],
  dm7: [251, 400],
  dm9: [401, 750],
  dm12: [751, 1000],
  dm14: [1001, 2000],
  dl7: [251, 400],
  dl12: [751, 1000],
}

/** A battery, by the size of the bike. The small one of lithium goes into a 250 as well. */
export function toBatteryFitments({ key }: ProductItem): ItemFitment[] {
  const [from, to] = POWERED[key] ?? [1, 0]
  return [
    ...ofDisplacements(from, to, { state: 'fits' }),
    ...(key === 'dl7'
      ? ofDisplacements(200, 250, { state: 'needs_work', note: '隙間を埋める別売りの台座が必要です' })
      : []),
  ]
}

const BULBS: Record<string, string[]> = {
  H4: ['kaze-250r', 'musashino-350', 'minamo-400s', 'hagane-1200', 'yamase-250', 'iwana-250'],
  H7: ['kaze-400r', 'shirogane-650', 'arashi-1000rs', 'todoroki-900'],
  H11: ['misago-700x', 'nowaki-390'],
  HS1: ['raicho-125', 'sazanami-125'],
}

/** Whose newer generation has a lamp without a bulb. */
const WITHOUT_BULB = new Set(
  ['kaze-250r', 'kaze-400r', 'arashi-1000rs', 'todoroki-900', 'misago-700x', 'nowaki-390'].map(
    (key) => toGenerationKeys(pickBikes(key)[0]!)[1],
  ),
)

export function toBulbFitments(item: ProductItem): ItemFitment[] {
  if (item.key === 'round-7')
    return ofModels(['musashino-350', 'minamo-400s', 'hagane-1200'], {
      state: 'needs_work',
      note: '別売りのステーが必要です',
    })
  return ofModels(BULBS[item.specs['口金'] ?? ''] ?? [], { state: 'fits' }).map((one) =>
    WITHOUT_BULB.has(one.bike_key)
      ? { ...one, state: 'unfit', note: '純正がLEDの車種では、電球だけの交換はできません' }
      : one,
  )
}
