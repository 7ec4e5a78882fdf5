/**
 * The colours a thing comes in. `base` is its own colour, `accent` what is printed, piped or plated on
 * it, `highlight` and `shade` what the light from the top left makes of `base`.
 */
export interface Tone {
  base: string
  accent: string
  highlight: string
  shade: string
}

export const COLOURWAYS = {
  black: { base: '#2c2d30', accent: '#d9552b', highlight: '#74777d', shade: '#111113' },
  gunmetal: { base: '#565b62', accent: '#e0b23f', highlight: '#989fa8', shade: '#2b2e33' },
  silver: { base: '#b7bbc1', accent: '#34373c', highlight: '#f6f7f9', shade: '#777c84' },
  white: { base: '#eeece6', accent: '#2f5d8c', highlight: '#ffffff', shade: '#bbb6ab' },
  red: { base: '#bf2f2a', accent: '#f4ead9', highlight: '#ec7365', shade: '#741512' },
  vermilion: { base: '#cf4a2c', accent: '#f3e3bd', highlight: '#f08a68', shade: '#872812' },
  orange: { base: '#e0701f', accent: '#2b2b2d', highlight: '#ffae69', shade: '#94420b' },
  yellow: { base: '#e3b52f', accent: '#2c2a26', highlight: '#fae08a', shade: '#a0770f' },
  gold: { base: '#c6a04c', accent: '#6a231c', highlight: '#f3e1a6', shade: '#836420' },
  natural: { base: '#d9c8a8', accent: '#8a5a33', highlight: '#f1e7d2', shade: '#a68e67' },
  brown: { base: '#7b4d2d', accent: '#e4c694', highlight: '#b6855a', shade: '#432713' },
  pink: { base: '#dd9ca6', accent: '#8c3a4c', highlight: '#f8d3d7', shade: '#a8626e' },
  purple: { base: '#644d84', accent: '#e6d3a0', highlight: '#9b85bb', shade: '#35264b' },
  blue: { base: '#2b60aa', accent: '#f0f3f7', highlight: '#78a6e4', shade: '#143362' },
  indigo: { base: '#2a4370', accent: '#dccca6', highlight: '#6180b3', shade: '#131f3a' },
  camel: { base: '#b58a58', accent: '#3d2c1d', highlight: '#dcbd92', shade: '#735230' },
  oatmeal: { base: '#cfc4b1', accent: '#5c5346', highlight: '#ece5d8', shade: '#94876f' },
  olive: { base: '#6c6b46', accent: '#ddd2ac', highlight: '#9c9b74', shade: '#3a3a22' },
  burgundy: { base: '#6d2836', accent: '#e6cfc0', highlight: '#a25a66', shade: '#3a121b' },
  sky: { base: '#a9bfd1', accent: '#3c566f', highlight: '#dbe7f0', shade: '#6f889d' },
  navy: { base: '#28314b', accent: '#d9c9a3', highlight: '#59637f', shade: '#121726' },
  charcoal: { base: '#4a4845', accent: '#cfc7b8', highlight: '#7f7c77', shade: '#262422' },
  green: { base: '#41704f', accent: '#ebdfbb', highlight: '#82ad8e', shade: '#203c2a' },
} as const satisfies Record<string, Tone>

export type Colourway = keyof typeof COLOURWAYS

/** Mixes two `#rrggbb` colours; `share` is how much of the second, 0-1. */
export function mixColours(first: string, second: string, share: number): string {
  const channel = (at: number): string => {
    const from = Number.parseInt(first.slice(at, at + 2), 16)
    const to = Number.parseInt(second.slice(at, at + 2), 16)
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** A tone made from one colour, for the parts that are the same whatever the colourway. */
export function toTone(base: string, accent = '#f2eee6'): Tone {
  return {
    base,
    accent,
    highlight: mixColours(base, '#ffffff', 0.45),
    shade: mixColours(base, '#0c0a0a', 0.5),
  }
}

/** Of a tone's own light and dark, the one that can be read on `ground`. */
export function toInk({ highlight, shade }: Tone, ground: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 > 130
    ? mixColours(shade, '#000000', 0.25)
    : mixColours(highlight, '#ffffff', 0.4)
}

export const isColourway = (name: string): name is Colourway => Object.hasOwn(COLOURWAYS, name)
