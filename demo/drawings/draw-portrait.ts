import { COLOURWAYS, toTone } from './colourways.ts'
import { drawGround } from './grounds.ts'
import type { Ground } from '#shop-api/db/json/picture-source.ts'
import { lit, swollen } from './materials.ts'
import { createPen, type Pen } from './pen.ts'
import type { Traits } from '#shop-api/db/json/picture-source.ts'
import { svg } from './svg.ts'

export interface PortraitRequest {
  seed: number
  ground: Ground
  /** What is known of the person: hair, cut, lines… */
  traits?: Traits | undefined
}

const SKINS = ['#f0cfb2', '#e8c09c', '#dcae86'] as const
const HAIRS = { black: '#2a2422', dark: '#3b2a20', brown: '#54392a', grey: '#a8a4a0' } as const
const CLOTHES = ['#2a4370', '#41704f', '#7b4d2d', '#565b62', '#a3281f', '#5b5570', '#8a7a5c'] as const

const FACE = 'M318 300Q314 196 400 190T482 300Q484 376 444 416Q400 448 356 416Q316 376 318 300z'

/** Hair falls behind the face first, then over the brow. */
const HAIR = {
  short: {
    behind: 'M306 300Q296 158 400 152T494 300L488 330H312z',
    over: 'M312 296Q306 176 402 160Q496 170 490 296Q476 246 440 230Q372 250 330 236Q316 262 312 296z',
  },
  bob: {
    behind: 'M292 320Q278 148 400 146T508 320Q516 410 476 440H324Q284 410 292 320z',
    over: 'M314 290Q314 178 400 168Q488 178 486 290Q470 236 404 220Q348 232 314 290z',
  },
  tied: {
    behind: 'M308 300Q296 150 400 148T492 300L484 320H316zM462 168Q526 130 534 196Q530 250 480 232z',
    over: 'M314 286Q318 184 400 172Q484 182 486 286Q452 214 396 212Q338 222 314 286z',
  },
  long: {
    behind: 'M288 330Q270 142 400 142T512 330Q526 470 500 560H300Q274 470 288 330z',
    over: 'M314 300Q306 186 398 168Q492 184 486 300Q480 232 420 206Q352 220 314 300z',
  },
} as const

const drawFace = (pen: Pen): string => {
  const smile = pen.count('smile', 8, 18)
  const hasGlasses = pen.pick('glasses', [true, false, false])
  const isOld = pen.pick('lines', ['none', 'deep']) === 'deep'
  return svg`<g fill="#3a2c26"><circle cx="366" cy="312" r="8"/><circle cx="434" cy="312" r="8"/></g>
    <g fill="none" stroke="#3a2c26" stroke-linecap="round" stroke-width="6"><path d="M350 284q16 -10 32 0M418 284q16 -10 32 0"/>
    <path d="M372 372q28 ${smile} 56 0" stroke="#9c4b3f"/><path d="M400 322q-8 18 4 22" stroke-opacity=".35"/></g>
    <g fill="#e08f7c" opacity=".3"><circle cx="346" cy="348" r="20"/><circle cx="454" cy="348" r="20"/></g>
    ${isOld && '<g fill="none" stroke="#3a2c26" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"><path d="M340 262q22 -8 44 0M416 262q22 -8 44 0M356 352q-10 20 2 38M444 352q10 20 -2 38M336 322l-12 6M464 322l12 6"/></g>'}
    ${hasGlasses && '<g fill="none" stroke="#2b2b2d" stroke-width="5"><circle cx="366" cy="314" r="29"/><circle cx="434" cy="314" r="29"/><path d="M395 310h10"/></g>'}`
}

/** One of the shop's people, head and shoulders, as a square SVG (viewBox 0 0 800 800). The same seed is the same person. */
export function drawPortrait({ seed, ground, traits }: PortraitRequest): string {
  const pen = createPen({ colour: COLOURWAYS.natural, seed, traits })
  const skin = toTone(pen.pick('skin', SKINS))
  const hair = toTone(HAIRS[pen.pick('hair', ['black', 'dark', 'brown', 'grey'])])
  const cloth = toTone(pen.pick('cloth', CLOTHES))
  const { behind, over } = HAIR[pen.pick('cut', ['short', 'bob', 'tied', 'long', 'short'])]
  const collar = pen.pick('collar', ['round', 'open', 'apron'])
  const drawn = svg`${drawGround(pen, ground, 'standing')}
    <g transform="translate(-44 6) scale(1.11)"><path d="${behind}" fill="${lit(pen, hair)}"/>
    <path d="M352 396h96v110q-48 46 -96 0z" fill="${lit(pen, skin)}"/>
    <path d="M164 760Q160 560 300 516L352 484Q400 540 448 484L500 516Q640 560 636 760z" fill="${lit(pen, cloth)}"/>
    ${collar === 'open' && svg`<path d="M346 486L400 590L454 486L436 470L400 520L364 470z" fill="#f4f0e8"/>`}
    ${collar === 'apron' && svg`<path d="M300 760V600H500V760zM300 604L340 496M500 604L460 496" fill="#3d3a38" stroke="#3d3a38" stroke-width="18"/>`}
    <path d="${FACE}" fill="${swollen(pen, skin)}"/>${drawFace(pen)}
    <path d="${over}" fill="${lit(pen, hair)}"/></g>`
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><defs>${pen.defs()}</defs>${drawn}</svg>`
}
