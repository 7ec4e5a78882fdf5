import type { ProductAxis, ProductItem } from '../product-line.ts'
import { toItems } from '../to-items.ts'
import type { Traits } from '#shop-api/db/json/picture-source.ts'

const COLOURS = {
  white: ['白', 'WH'],
  oatmeal: ['生成り', 'EC'],
  camel: ['駱駝', 'CM'],
  navy: ['紺', 'NV'],
  charcoal: ['墨', 'CH'],
  olive: ['苔', 'OL'],
  burgundy: ['葡萄', 'BG'],
  sky: ['水', 'SK'],
  black: ['黒', 'BK'],
  brown: ['焦茶', 'BR'],
} as const

type Colour = keyof typeof COLOURS

/** What one garment looks like, and what it comes in. */
export interface Cut {
  traits: Traits
  colours: Colour[]
  sizes: string[]
  maker_key?: string
  category_keys?: string[]
  picture_kind?: string
}

const toAxes = ({ colours, sizes }: Cut): ProductAxis[] => [
  {
    name: '色',
    options: colours.map((colourway) => {
      const [value, suffix] = COLOURS[colourway]
      return { value, suffix, colourway }
    }),
  },
  ...(sizes.length > 0
    ? [{ name: 'サイズ', options: sizes.map((value) => ({ value, suffix: value.replace('.', '') })) }]
    : []),
]

/** Garments written as a table (`to-items.ts`), each with its cut by key. */
export function toGarments(table: string, cuts: Record<string, Cut>): ProductItem[] {
  return toItems(table).map((item) => {
    const cut = cuts[item.key]
    if (!cut) throw new Error(`The garment ${item.key} has no cut`)
    const { maker_key, category_keys, picture_kind, traits } = cut
    return {
      ...item,
      traits,
      axes: toAxes(cut),
      ...(maker_key && { maker_key }),
      ...(category_keys && { category_keys }),
      ...(picture_kind && { picture_kind }),
    }
  })
}

export const THREE = ['1', '2', '3']
export const TWO = ['1', '2']

/** What is true of everything to wear. */
export const garment = { colourway: 'oatmeal', is_giftable: true } as const

export const garmentPoints = [
  '素材 {素材}',
  '{お手入れ}',
  '仕上がりの寸法を一着ずつ測っています',
  '試着のあと、14日以内なら交換の送料をいただきません',
]
