import type { ItemFitment, ProductItem } from '../product-line.ts'
import { type Bike, toGenerationKeys } from './bikes.ts'

/** What differs from bike to bike; the name, the kana and the fitment rows are the same work for all. */
export interface BikePart {
  noun: string
  noun_kana: string
  /** Price of the part for a 250; larger bikes' parts cost more. */
  base_yen: number
  toSpecs: (bike: Bike) => Record<string, string>
  /** Stands between noun and bike, e.g. '320mm'. */
  toSize?: (bike: Bike) => string
  /** Has a 適合年式 choice because the bike changed between its two generations. */
  differs_by_year?: boolean
  /** What is to be known beside «fits», by the key of the bike the part is made for. */
  but?: Record<string, ItemFitment[]>
}

/** One model a bike. The bike and its scene may be used as `{適合車種}` and `{主な用途}` in the line's sentences. */
export function forBikes(bikes: Bike[], part: BikePart): ProductItem[] {
  return bikes.map((bike) => ({
    key: bike.key,
    name: [part.noun, part.toSize?.(bike), `${bike.name}用`].filter(Boolean).join(' '),
    name_kana: `${part.noun_kana} ${bike.kana}ヨウ`,
    unit_price: part.base_yen * bike.price_factor,
    specs: {
      ...part.toSpecs(bike),
      適合車種: bike.name,
      適合年式: part.differs_by_year
        ? bike.years.join('、')
        : bike.years[0].slice(0, 5) + bike.years[1].slice(5),
      主な用途: bike.scene,
    },
    fit_kind: 'listed',
    fitments: [
      ...toGenerationKeys(bike).map((bike_key, at): ItemFitment => ({
        bike_key,
        state: 'fits',
        ...(part.differs_by_year && { option: `${bike.years[at]}年` }),
      })),
      ...(part.but?.[bike.key] ?? []),
    ],
    ...(part.differs_by_year && {
      axes: [
        {
          name: '適合年式',
          options: bike.years.map((years, at) => ({ value: `${years}年`, suffix: `Y${at + 1}` })),
        },
      ],
    }),
  }))
}
