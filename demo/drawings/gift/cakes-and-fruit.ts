import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { circlePath, roundedBox } from '#demo/drawings/geometry.ts'
import { PAPER, gloss, lit, swollen } from '#demo/drawings/materials.ts'
import { repeatPattern } from '#demo/drawings/repeat-pattern.ts'
import { drawBox } from '#demo/drawings/solids.ts'
import { printAcross, toLabel } from '#demo/drawings/print-words.ts'
import { svg, times } from '#demo/drawings/svg.ts'

/** A long sponge cake on its paper, two slices cut. */
const castella: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: -130, y: 120, zoom: 2.1 },
  use: { setting: 'tea-table', x: 400, y: 500, scale: 0.54 },
  draw: (pen) => {
    const sponge = toTone(pen.pick('flavour', ['#f0cd6a', '#a9b35a', '#8a5b3c', '#eecb8a']))
    const crust = toTone('#8a4c22')
    const crumb = pen.pattern(
      26,
      26,
      '<g fill="#7a4a12" opacity=".3"><circle cx="5" cy="7" r="2"/><circle cx="17" cy="4" r="1.5"/><circle cx="12" cy="18" r="2.2"/><circle cx="22" cy="15" r="1.4"/></g>',
    )
    const turnedPen = { ...pen, turn: Math.max(pen.turn, 16), pitch: pen.pitch + 14 }
    const loaf = (width: number): string =>
      drawBox(
        turnedPen,
        [width, 150, 190],
        sponge,
        {
          front: svg`<path d="M${-width / 2} -75h${width}v150h${-width}z" fill="${crumb}"/>
            <path d="M${-width / 2} -75h${width}v17h${-width}z" fill="${crust.base}"/>
            <path d="M${-width / 2} 64h${width}v11h${-width}z" fill="${crust.base}"/>`,
          side: svg`<path d="M-95 -75H95V75H-95z" fill="${crumb}"/>
            <path d="M-95 -75H95V-58H-95zM-95 64H95V75H-95z" fill="${crust.base}"/>`,
          top: svg`<path d="M${-width / 2} -95h${width}v190h${-width}z" fill="${lit(pen, crust)}"/>
            <path d="M${-width / 2} -95h${width}v190h${-width}z" fill="${gloss(pen, 0.4)}"/>`,
        },
        0,
      )
    const boxed = drawBox(
      turnedPen,
      [470, 96, 220],
      pen.colour,
      {
        front: svg`<path d="M-235 -48H235V48H-235z" fill="${repeatPattern(pen, pen.colour.accent, 0.55)}"/>
          <path d="M-70 -48H70V48H-70z" fill="${PAPER.base}"/>
          ${printAcross(toLabel(pen), { y: 0, room: 128, size: 30, ink: '#33261c' })}`,
        top: svg`<path d="M-70 -110H70V110H-70z" fill="${PAPER.base}"/>
          <path d="M-235 -8H235V8H-235z" fill="${pen.colour.accent}"/>`,
      },
      0,
    )
    return svg`<g transform="translate(20 40)">${boxed}</g>
      <path d="M-296 196L-180 118H250L300 190L240 254H-240z" fill="${lit(pen, PAPER)}"/>
      <path d="M-296 196L-240 254H240L300 190" fill="none" stroke="#000" stroke-opacity=".15" stroke-width="3"/>
      <g transform="translate(70 236)">${loaf(pen.pick('loaf', [270, 320]))}</g>
      <g transform="translate(-186 246)">${loaf(44)}</g>${pen.pick('slices', [true, false]) && svg`<g transform="translate(-252 254)">${loaf(34)}</g>`}`
  },
}

/** A pouch of dried fruit with a window, and a few pieces before it. */
const driedFruit: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: 10, y: 60, zoom: 2.1 },
  use: { setting: 'tea-table', x: 420, y: 420, scale: 0.54 },
  draw: (pen) => {
    const fruit = pen.pick('fruit', ['persimmon', 'apple', 'orange', 'berry'])
    const flesh = toTone(
      { persimmon: '#c9622a', apple: '#ecd9a4', orange: '#f09a2c', berry: '#7d2344' }[fruit],
    )
    const piece = pen.keep(
      {
        persimmon: svg`<path d="M-34 -8Q-30 -34 0 -34T34 -8Q36 30 0 34Q-36 30 -34 -8z" fill="${swollen(pen, flesh)}"/>
          <path d="M-16 -30l16 8l16 -8l-6 14h-20z" fill="#6d5b34"/>`,
        apple: svg`<path d="${circlePath(0, 0, 36)}${circlePath(0, 0, 9)}" fill="${swollen(pen, flesh)}" fill-rule="evenodd" stroke="#b5402f" stroke-width="4"/>`,
        orange: svg`<circle r="36" fill="${lit(pen, toTone('#d97a16'))}"/><circle r="30" fill="#fbd08a"/>
          ${times(8, (index) => svg`<path d="M0 -4L8 -26Q0 -31 -8 -26z" transform="rotate(${index * 45})" fill="${flesh.base}"/>`)}`,
        berry: svg`<ellipse rx="26" ry="22" fill="${swollen(pen, flesh)}"/>
          <path d="M-12 -6q10 -8 22 0M-8 6q8 -6 18 0" stroke="#000" stroke-opacity=".3" stroke-width="3" fill="none"/>`,
      }[fruit],
    )
    const pouch = 'M-168 -250H168L176 -190Q190 40 178 226Q0 262 -178 226Q-190 40 -176 -190z'
    const opening = pen.pick('window', [
      circlePath(0, 92, 92),
      roundedBox(-120, 10, 240, 150, 40),
      'M0 0Q120 60 100 130Q60 190 0 190T-100 130Q-120 60 0 0z',
    ])
    const inside = [
      [-70, 40],
      [0, 30],
      [70, 44],
      [-90, 96],
      [-26, 92],
      [40, 100],
      [96, 104],
      [-60, 148],
      [10, 152],
      [74, 150],
    ].map(
      ([x = 0, y = 0], index) =>
        svg`<use href="#${piece}" transform="translate(${x} ${y}) rotate(${index * 67})"/>`,
    )
    return svg`<path d="${pouch}" fill="${lit(pen, pen.colour)}"/>
      <path d="M-168 -250H168L172 -222H-172zM-174 -204H174V-196H-174z" fill="#000" opacity=".2"/>
      <path d="M-100 -160H100M-60 -128H60" stroke="${pen.colour.accent}" stroke-width="16" stroke-linecap="round"/>
      <path d="M-70 -88H70" stroke="${pen.colour.accent}" stroke-width="5"/>
      <path d="${opening}" fill="#4b3423"/><g clip-path="${pen.clip(opening)}">${inside}
      <path d="M-190 0H190V30H-190z" opacity=".3"/>
      <path d="M-120 20L-20 0L-90 200H-160z" fill="#fff" opacity=".25"/></g>
      <path d="${opening}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>
      <path d="${pouch}" fill="${pen.linear(
        [
          [0, '#fff', 0.4],
          [0.18, '#fff', 0.04],
          [0.7, '#000', 0],
          [1, '#000', 0.35],
        ],
        [0, 0],
        [1, 0.15],
      )}"/>${[
        [-206, 226, 0],
        [-150, 244, 50],
        [196, 232, 120],
      ].map(
        ([x = 0, y = 0, at = 0]) =>
          svg`<use href="#${piece}" transform="translate(${x} ${y}) scale(1 .8) rotate(${at})"/>`,
      )}`
  },
}
export const CAKES_AND_FRUIT = { castella, 'dried-fruit': driedFruit } satisfies Record<string, Drawing>
