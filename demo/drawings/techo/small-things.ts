import { mixColours, toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { circlePath, place, roundedBox } from '#demo/drawings/geometry.ts'
import { PAPER, WOOD, glassLight, gloss, lit, turned } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { drawBox, drawLathe, lathePath, type LatheSteps } from '#demo/drawings/solids.ts'
import { svg, times } from '#demo/drawings/svg.ts'
import { labelSlip, rulePaper } from './paper-print.ts'

const inkBottle: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: 0, y: 40, zoom: 2 },
  use: { setting: 'desk', x: 560, y: 420, scale: 0.46 },
  draw: (pen) => {
    const bottle = pen.pick('bottle', ['round', 'square', 'cartridge'])
    if (bottle === 'cartridge') {
      const one = (x: number): string =>
        place(
          svg`<path d="M-16 -70Q-16 -84 0 -84T16 -70V70H-16z" fill="${turned(pen, pen.colour)}"/>
            <path d="M-9 70h18v18h-18z" fill="#f2f0ea"/><path d="M-10 -66v120" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>`,
          x,
          -96,
        )
      return svg`${[-96, -58, -20, 18, 56, 94].map(one)}${drawBox(
        pen,
        [290, 250, 90],
        toTone(mixColours(pen.colour.base, '#ffffff', 0.25)),
        {
          front: svg`<path d="M-145 -125h290v56h-290z" fill="${pen.colour.shade}"/>${labelSlip(pen, [-110, -30, 220, 96])}`,
        },
      )}`
    }
    const steps: LatheSteps =
      bottle === 'round'
        ? [
            [60, -90],
            [64, -64],
            [186, 20],
            [196, 120],
            [180, 230],
          ]
        : [
            [64, -90],
            [70, -60],
            [168, -30],
            [172, 220],
            [164, 234],
          ]
    const body = lathePath(pen, steps)
    const cap: LatheSteps = [
      [88, -196],
      [92, -92],
    ]
    return svg`<path d="${body}" fill="${turned(pen, pen.colour)}"/>${glassLight(pen, body)}
      <path d="${body}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>
      ${labelSlip(pen, [-104, 66, 208, 100])}${drawLathe(pen, cap, toTone('#2c2e33'))}
      ${times(9, (index) => svg`<path d="M${-76 + index * 19} -176v84" stroke="#fff" stroke-opacity=".14" stroke-width="5"/>`)}`
  },
}

const PRINTS = ['grid', 'date', 'stripe', 'plain'] as const

const tapePrint = (pen: Pen, print: (typeof PRINTS)[number], ink: string): string => {
  const cover = (fill: string): string => svg`<path d="M-300 -300H300V300H-300z" fill="${fill}"/>`
  const line = svg`fill="none" stroke="${ink}" stroke-width="4"`
  return {
    grid: () => cover(pen.pattern(20, 20, svg`<path d="M20 0V20H0" ${line}/>`)),
    date: () =>
      cover(pen.pattern(64, 40, svg`<path d="M8 12h36v18h-36z" ${line}/><path d="M54 0v40" ${line}/>`)),
    stripe: () => cover(pen.pattern(30, 30, svg`<path d="M0 0h13v30H0z" fill="${ink}"/>`, 'rotate(40)')),
    plain: () => '',
  }[print]()
}

const paperTape: Drawing = {
  angle: 'laid',
  detail: { x: -40, y: -60, zoom: 2 },
  use: { setting: 'desk', x: 430, y: 600, scale: 0.58, degrees: 6 },
  draw: (pen) => {
    const print = pen.pick('print', PRINTS)
    const ring = `${circlePath(0, 0, 170)}${circlePath(0, 0, 92)}`
    const tail = 'M-170 0V250L-156 238L-142 250L-128 238L-114 250L-100 238L-92 250V0z'
    const roll = (tone: Pen['colour']): string => {
      const ink = mixColours(tone.base, tone.shade, 0.7)
      const face = toTone(mixColours(tone.base, '#ffffff', 0.42))
      return svg`<path d="${tail}" fill="${lit(pen, face)}"/><g clip-path="${pen.clip(tail)}">${tapePrint(pen, print, ink)}</g>
        <path d="${ring}" fill="${lit(pen, tone)}" fill-rule="evenodd"/>
        <g fill="none" stroke="#000" stroke-opacity=".12" stroke-width="3">${[108, 124, 140, 156].map((radius) => svg`<circle r="${radius}"/>`)}</g>
        <circle r="92" fill="none" stroke="#cbb58c" stroke-width="16"/>`
    }
    const second = toTone(pen.colour.accent)
    return svg`${place(roll(second), 110, 70, 0.82, -38)}${place(roll(pen.colour), -80, -70, 1, 0)}`
  },
}

const letterSet: Drawing = {
  angle: 'laid',
  detail: { x: -60, y: -60, zoom: 2 },
  use: { setting: 'desk', x: 410, y: 600, scale: 0.62, degrees: -6 },
  draw: (pen) => {
    const fold = pen.pick('paper', ['lines', 'upright', 'card'])
    const pale = toTone(mixColours(pen.colour.highlight, '#ffffff', 0.62))
    const ink = mixColours(pen.colour.base, '#ffffff', 0.25)
    const sheet = svg`<path d="${roundedBox(-230, -280, 320, 460, 4)}" fill="${lit(pen, PAPER)}" stroke="#d6cebd" stroke-width="2"/>
      ${rulePaper(fold, [-200, -236, 260, 380], ink)}<path d="M-200 -252h260" stroke="${pen.colour.base}" stroke-width="6"/>`
    const card = svg`<path d="${roundedBox(-240, -230, 340, 240, 8)}" fill="${lit(pen, PAPER)}" stroke="#d6cebd" stroke-width="2"/>
      <path d="M-214 -204h288v188h-288z" fill="none" stroke="${pen.colour.base}" stroke-width="5"/>
      <circle cx="-70" cy="-110" r="46" fill="${ink}"/><path d="M-70 -156v92M-116 -110h92" stroke="#fff" stroke-width="6"/>`
    const envelope = svg`<path d="${roundedBox(-180, -10, 420, 250, 8)}" fill="${lit(pen, pale)}" stroke="${ink}" stroke-width="3"/>
      <path d="M-180 -2L30 140L240 -2" fill="none" stroke="${ink}" stroke-width="4"/>
      <path d="M-180 -6H240L34 130Q30 134 26 130z" fill="${lit(pen, pen.colour)}" opacity=".9"/>
      <circle cx="30" cy="104" r="26" fill="${lit(pen, toTone(pen.colour.accent))}"/>`
    return svg`${fold === 'card' ? card : place(sheet, 0, 0, 1, -5)}${place(envelope, 20, 20, 1, 4)}`
  },
}

const stickyNotes: Drawing = {
  angle: 'laid',
  detail: { x: -40, y: -40, zoom: 2 },
  use: { setting: 'desk', x: 420, y: 600, scale: 0.56, degrees: 10 },
  draw: (pen) => {
    const pad = pen.pick('pad', ['square', 'flags', 'list'])
    const pale = toTone(mixColours(pen.colour.base, '#ffffff', 0.5))
    if (pad === 'flags') {
      const tones = [
        pen.colour,
        toTone(pen.colour.accent),
        toTone(pen.colour.highlight),
        toTone(pen.colour.shade),
        pale,
      ]
      return svg`<path d="${roundedBox(-250, -180, 190, 380, 10)}" fill="${lit(pen, PAPER)}" stroke="#d6cebd" stroke-width="2"/>
        ${tones.map(
          (
            tone,
            index,
          ) => svg`<path d="${roundedBox(-220, -150 + index * 68, 450 - (index % 2) * 40, 52, 4)}" fill="${lit(pen, tone)}"/>
        <path d="M-220 ${-150 + index * 68}h120v52h-120z" fill="#fff" opacity=".45"/>`,
        )}`
    }
    const [width, height] = pad === 'square' ? [420, 420] : [260, 500]
    const [x, y] = [-width / 2, -height / 2]
    const layers = [18, 12, 6].map(
      (off) =>
        svg`<path d="M${x + off} ${y + off}h${width}v${height}h${-width}z" fill="${lit(pen, toTone(pale.base))}" stroke="${pale.shade}" stroke-opacity=".3" stroke-width="2"/>`,
    )
    const top = svg`M${x} ${y}h${width}v${height - 70}Q${x + width - 30} ${y + height - 20} ${x + width - 110} ${y + height}H${x}z`
    return svg`${layers}<path d="${top}" fill="${lit(pen, pale)}"/>
      <g clip-path="${pen.clip(top)}">${rulePaper(pad === 'square' ? 'grid' : 'list', [x + 24, y + 64, width - 48, height - 100], mixColours(pen.colour.base, pen.colour.shade, 0.4))}</g>
      <path d="M${x + width} ${y + height - 70}Q${x + width - 60} ${y + height - 66} ${x + width - 110} ${y + height}Q${x + width - 20} ${y + height - 26} ${x + width} ${y + height - 70}z" fill="${pale.shade}" opacity=".55"/>`
  },
}

const stationerySet: Drawing = {
  angle: 'laid',
  detail: { x: -70, y: -40, zoom: 2 },
  use: { setting: 'desk', x: 410, y: 600, scale: 0.64, degrees: -4 },
  draw: (pen) => {
    const contents = pen.pick('contents', ['pen', 'tape'])
    const sheet = pen.pick('sheet', ['grid', 'lines', 'dots'])
    const tray = roundedBox(-280, -220, 560, 440, 10)
    const book = svg`<path d="${roundedBox(-256, -196, 260, 392, 10)}" fill="${lit(pen, pen.colour)}"/>
      <path d="M-256 -186q0 -10 10 -10h34v392h-34q-10 0 -10 -10z" fill="${pen.colour.shade}" opacity=".7"/>
      ${labelSlip(pen, [-190, -130, 160, 70])}`
    const pencil = (y: number, tone: Pen['colour']): string =>
      svg`<path d="M40 ${y}l26 -11v22z" fill="#c9a878"/><path d="M66 ${y - 11}h190v22h-190z" fill="${lit(pen, tone)}"/>`
    const rolls = [toTone(pen.colour.accent), pen.colour, toTone('#9fb7a8')].map((tone, index) =>
      place(
        svg`<path d="${circlePath(0, 0, 60)}${circlePath(0, 0, 30)}" fill="${lit(pen, tone)}" fill-rule="evenodd"/><circle r="30" fill="none" stroke="#cbb58c" stroke-width="7"/>`,
        90 + (index % 2) * 120,
        -120 + Math.floor(index / 2) * 130,
      ),
    )
    return svg`<path d="${roundedBox(-300, -240, 600, 480, 14)}" fill="${lit(pen, WOOD)}"/><path d="${tray}" fill="${lit(pen, PAPER)}"/>
      <path d="M-280 -220H280V-206H-266V220H-280z" opacity=".2"/>${book}
      ${
        contents === 'tape'
          ? svg`${rolls}${pencil(150, toTone(pen.colour.base))}`
          : svg`${[-150, -100, -50].map((y, index) => pencil(y, index === 1 ? toTone(pen.colour.accent) : pen.colour))}
      <path d="M40 0h220v190h-220z" fill="${lit(pen, toTone(mixColours(pen.colour.base, '#ffffff', 0.6)))}"/>${rulePaper(sheet, [52, 14, 196, 164])}`
      }
      <path d="${tray}" fill="${gloss(pen, 0.12)}"/>`
  },
}

export const SMALL_THINGS = {
  'ink-bottle': inkBottle,
  'paper-tape': paperTape,
  'letter-set': letterSet,
  'sticky-notes': stickyNotes,
  'stationery-set': stationerySet,
} satisfies Record<string, Drawing>
