import type { Colourway } from '#demo/drawings/colourways.ts'
import type { Ground } from '#shop-api/db/json/picture-source.ts'
import type { DemoShop } from './demo-shop.ts'

const grounds: Record<string, Ground> = { moto: 'workshop', okurimono: 'washi' }
const quietColourways: Record<Ground, Colourway> = { workshop: 'gunmetal', washi: 'natural', plain: 'silver' }

/** The background of a demo shop's pictures, and the colour of a thing that stands for many. */
export function toDemoGround({ channel }: DemoShop): { ground: Ground; colourway: Colourway } {
  const ground = grounds[channel] ?? 'plain'
  return { ground, colourway: quietColourways[ground] }
}
