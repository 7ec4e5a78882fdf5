/** What a thing is photographed on: warm light grey, warm paper, near white. */
export type Ground = 'workshop' | 'washi' | 'plain'

/** Looks that a product's record states, in words the drawings know. */
export type Traits = Readonly<Record<string, string | number>>

/** What a product's pictures are drawn from, beside its colourways. */
export interface ProductDrawing {
  kind: string
  seed: number
  ground: Ground
  traits?: Traits
}

export interface PageThing {
  kind: string
  colourway: string
  seed: number
}

export interface PageGoods extends PageThing {
  name: string
  code: string
  /** As printed, e.g. `12,800円（税込）`. */
  price: string
}

/** A page of a printed catalogue. */
export type PageContent =
  | { layout: 'cover'; title: string; issue: string; shop: string; things: PageThing[] }
  | { layout: 'letter'; title: string; paragraphs: string[]; signed: string }
  /** At most four goods. */
  | { layout: 'goods'; title: string; lead: string; goods: PageGoods[]; number: number }
  | { layout: 'back'; shop: string; lines: string[] }

/** What a stored picture is made from (`pictures.source`). The code that draws knows what the words mean. */
export type PictureSource =
  /** One thing on its ground. */
  | { type: 'thing'; kind: string; seed: number; colourway: string; ground: Ground; traits?: Traits }
  /** Several things together, for articles and banners. */
  | {
      type: 'scene'
      kinds: string[]
      seed: number
      ground: Ground
      mood: 'morning' | 'day' | 'evening'
      shape: 'scene' | 'banner' | 'square'
    }
  /** A maker's mark. */
  | { type: 'logo'; name: string; seed: number }
  /** A page of a printed catalogue; `accent` is the colour of its bands and rules, `#rrggbb`. */
  | { type: 'page'; content: PageContent; ground: Ground; accent: string }
