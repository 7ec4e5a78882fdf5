import type { ProductAxis, ProductOption } from '../../product-line.ts'

const COLOURS = {
  黒: { suffix: 'BK', colourway: 'black' },
  白: { suffix: 'WH', colourway: 'white' },
  銀: { suffix: 'SV', colourway: 'silver' },
  鉄: { suffix: 'GM', colourway: 'gunmetal' },
  胡桃: { suffix: 'WN', colourway: 'brown' },
  生成り: { suffix: 'NA', colourway: 'natural' },
  紺: { suffix: 'NV', colourway: 'indigo' },
  深緑: { suffix: 'GR', colourway: 'green' },
} as const satisfies Record<string, Omit<ProductOption, 'value'>>

export type ColourName = keyof typeof COLOURS

/** The finishes a thing comes in, as its only choice. */
export function inColours(name: string, ...values: ColourName[]): ProductAxis[] {
  return [{ name, options: values.map((value) => ({ value, ...COLOURS[value] })) }]
}
