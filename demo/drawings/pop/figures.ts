import { toTone, type Tone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, polygonPath, roundedBox } from '#demo/drawings/geometry.ts'
import { BRASS, STEEL, gloss, lit, swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { printAcross, toLabel } from '#demo/drawings/print-words.ts'
import { svg } from '#demo/drawings/svg.ts'
import { CREATURES, OUTLINE, drawHead, type Creature } from './creature-head.ts'

const FRAMES = ['heavy', 'slim', 'winged', 'tower'] as const

/** Breadth of shoulders and legs, and how far the legs stand apart. */
const BUILDS = {
  heavy: { shoulder: 240, leg: 84, apart: 84, arm: 84 },
  slim: { shoulder: 178, leg: 54, apart: 56, arm: 48 },
  winged: { shoulder: 190, leg: 60, apart: 62, arm: 54 },
  tower: { shoulder: 210, leg: 96, apart: 64, arm: 64 },
} as const

const robotKit: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: 0, y: -90, zoom: 2 },
  use: { setting: 'desk', x: 540, y: 420, scale: 0.52 },
  draw: (pen) => {
    const frame = pen.pick('frame', FRAMES)
    const { shoulder, leg, apart, arm } = BUILDS[frame]
    const grey = toTone('#5a606b')
    const plate = (path: string, tone: Tone): string =>
      svg`<path d="${path}" fill="${lit(pen, tone)}" ${OUTLINE}/>`
    const box = (x: number, y: number, w: number, h: number, tone: Tone, r = 10): string =>
      plate(roundedBox(x - w / 2, y, w, h, r), tone)
    const accent = toTone(pen.colour.accent)
    const side = (s: 1 | -1): string =>
      svg`<g transform="scale(${s} 1)">${box(apart, 30, leg * 0.66, 170, grey)}${box(apart, 96, leg, 110, pen.colour)}
        ${box(apart, 84, leg * 0.8, 34, accent)}${box(apart + 8, 204, leg + 26, 46, pen.colour, 14)}
        ${box(shoulder / 2 + 30, -96, arm * 0.6, 130, grey)}${box(shoulder / 2 + 34, -30, arm, 92, pen.colour)}
        ${box(shoulder / 2 + 34, 58, arm * 0.7, 40, grey, 16)}${plate(svg`M${shoulder / 2 - 30} -150h${arm + 50}l16 60l-40 34h-${arm + 20}z`, frame === 'heavy' ? accent : pen.colour)}</g>`
    const wings =
      frame === 'winged' &&
      svg`<g fill="${lit(pen, accent)}" ${OUTLINE}><path d="M-60 -120L-290 -270L-250 -120L-286 20L-60 -40z"/><path d="M60 -120L290 -270L250 -120L286 20L60 -40z"/></g>`
    const tower =
      frame === 'tower' && svg`${box(150, -290, 54, 260, grey, 6)}${box(150, -300, 70, 46, accent, 6)}`
    const blade =
      frame === 'slim' &&
      svg`<path d="M190 -262l26 -26l20 26L222 70H204z" fill="${lit(pen, STEEL)}" ${OUTLINE}/>${box(213, 60, 70, 22, toTone('#b98f45'), 4)}`
    const heads = {
      heavy: svg`${box(0, -214, 120, 80, pen.colour, 26)}<path d="M-44 -186h88v22h-88z" fill="#ffd84a"/>`,
      slim: svg`${box(0, -226, 84, 90, pen.colour, 20)}<path d="M-12 -220L0 -300L12 -220z" fill="${lit(pen, BRASS)}" ${OUTLINE}/><path d="M-34 -190L-6 -178L-34 -170zM34 -190L6 -178L34 -170z" fill="#6ee7ff"/>`,
      winged: svg`${box(0, -222, 92, 84, toTone('#eef0f4'), 18)}<path d="M0 -206L-84 -276L-26 -222zM0 -206L84 -276L26 -222z" fill="${lit(pen, BRASS)}" ${OUTLINE}/><path d="M-30 -184h60v14h-60z" fill="#39d98a"/>`,
      tower: svg`<circle cy="-182" r="56" fill="${swollen(pen, pen.colour)}" ${OUTLINE}/><circle cy="-182" r="24" fill="#d3273a" ${OUTLINE}/><circle cx="-8" cy="-190" r="7" fill="#fff"/>`,
    }
    return svg`${wings}${tower}${blade}${side(-1)}${side(1)}${box(0, 20, 100, 54, grey)}
      ${plate(svg`M${-shoulder / 2} -140H${shoulder / 2}L${shoulder / 2 - 34} 30H${-shoulder / 2 + 34}z`, pen.colour)}
      ${plate('M-46 -122h92l-14 62h-64z', accent)}<path d="${polygonPath(6, 26)}" transform="translate(0 -20)" fill="#6ee7ff" ${OUTLINE}/>
      <path d="M${-shoulder / 2 + 14} -128H${-shoulder / 2 + 54}" stroke="#fff" stroke-opacity=".7" stroke-width="8"/>${heads[frame]}`
  },
}

const PROPS = ['glass', 'flag', 'shield', 'lamp'] as const

const props: Record<(typeof PROPS)[number], (pen: Pen) => string> = {
  glass: (pen) =>
    svg`<path d="M150 62l54 70" stroke="#26262e" stroke-width="22" stroke-linecap="round"/><circle cx="124" cy="26" r="50" fill="#d8f0fb" fill-opacity=".8" stroke="#b98f45" stroke-width="16"/><circle cx="108" cy="8" r="13" fill="${lit(pen, toTone('#ffffff'))}"/>`,
  flag: (pen) =>
    svg`<path d="M150 160V-120" stroke="#26262e" stroke-width="14" stroke-linecap="round"/><path d="M154 -116L268 -84L154 -40z" fill="${lit(pen, toTone('#e23b3b'))}" ${OUTLINE}/>`,
  shield: (pen) =>
    svg`<path d="M70 0Q130 10 190 0Q206 120 130 176Q54 120 70 0z" fill="${lit(pen, STEEL)}" ${OUTLINE}/><path d="${polygonPath(5, 34)}" transform="translate(130 76)" fill="${lit(pen, BRASS)}"/>`,
  lamp: (pen) =>
    svg`<circle cx="156" cy="40" r="96" fill="#ffe36b" opacity=".4"/><path d="M112 0h88v96h-88z" fill="${lit(pen, toTone('#ffe36b'))}" ${OUTLINE}/><path d="M102 -8h108M102 102h108M156 -12v-30" stroke="#26262e" stroke-width="14" stroke-linecap="round"/>`,
}

const figure: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: 0, y: -120, zoom: 2 },
  use: { setting: 'desk', x: 540, y: 420, scale: 0.5 },
  draw: (pen) => {
    const creature: Creature = pen.pick('creature', CREATURES)
    const accent = toTone(pen.colour.accent)
    return svg`<ellipse cy="232" rx="210" ry="34" fill="${lit(pen, toTone('#33343d'))}" ${OUTLINE}/><ellipse cy="222" rx="196" ry="26" fill="${lit(pen, accent)}"/>
      <path d="M-120 40Q-190 190 -96 214H96Q190 190 120 40z" fill="${lit(pen, accent)}" ${OUTLINE}/>
      <path d="M-70 20H70Q104 130 76 220H-76Q-104 130 -70 20z" fill="${swollen(pen, pen.colour)}" ${OUTLINE}/>
      <path d="M-82 34Q0 80 82 34L66 92L0 78L-66 92z" fill="${lit(pen, toTone('#ffffff'))}" ${OUTLINE}/><circle cy="76" r="14" fill="${lit(pen, BRASS)}" ${OUTLINE}/>
      <path d="M-76 60Q-140 100 -104 168M76 60Q130 70 140 90" fill="none" stroke="#26262e" stroke-width="56" stroke-linecap="round"/>
      <path d="M-76 60Q-140 100 -104 168M76 60Q130 70 140 90" fill="none" stroke="${pen.colour.base}" stroke-width="42" stroke-linecap="round"/>
      ${props[pen.pick('prop', PROPS)](pen)}${place(drawHead(pen, creature), 0, -106, 1.28)}`
  },
}

const plush: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: 0, y: -60, zoom: 2 },
  use: { setting: 'desk', x: 540, y: 430, scale: 0.54 },
  draw: (pen) => {
    const creature: Creature = pen.pick('creature', CREATURES)
    const cream = toTone('#fbf2e2')
    const seam = 'fill="none" stroke="#26262e" stroke-opacity=".35" stroke-width="5" stroke-dasharray="12 9"'
    const lying = creature === 'whale'
    const body = lying
      ? svg`<path d="M150 90Q260 60 270 -30Q300 10 296 50Q310 90 240 150z" fill="${lit(pen, pen.colour)}" ${OUTLINE}/>
        <path d="M-230 130Q-250 -40 -60 -60Q140 -70 220 110Q230 246 0 248Q-220 250 -230 130z" fill="${swollen(pen, pen.colour)}" ${OUTLINE}/>
        <path d="M-214 170Q-40 240 200 176Q160 250 0 246Q-180 246 -214 170z" fill="${lit(pen, cream)}"/><path d="M-40 -58Q10 90 -30 244" ${seam}/>
        <path d="M40 150Q130 160 110 222Q60 220 40 150z" fill="${lit(pen, pen.colour)}" ${OUTLINE}/>`
      : svg`<g fill="${swollen(pen, pen.colour)}" ${OUTLINE}><ellipse cx="-120" cy="206" rx="66" ry="46"/><ellipse cx="120" cy="206" rx="66" ry="46"/><ellipse cy="136" rx="150" ry="118"/>
        <ellipse cx="-138" cy="96" rx="40" ry="74" transform="rotate(30 -138 96)"/><ellipse cx="138" cy="96" rx="40" ry="74" transform="rotate(-30 138 96)"/></g>
        <ellipse cy="160" rx="88" ry="80" fill="${lit(pen, cream)}"/><path d="M0 84V240" ${seam}/>
        <g fill="#f3c6b4"><ellipse cx="-120" cy="212" rx="26" ry="20"/><ellipse cx="120" cy="212" rx="26" ry="20"/></g>`
    return svg`${body}${place(drawHead(pen, creature), lying ? -96 : 0, lying ? 40 : -82, lying ? 1.24 : 1.5)}
      <path d="${roundedBox(lying ? 170 : 132, 150, 74, 62, 8)}" fill="#fff" ${OUTLINE}/>${printAcross(toLabel(pen).slice(0, 4), { x: lying ? 207 : 169, y: 181, room: 60, size: 24, ink: '#26262e' })}`
  },
}

const INSIDE = ['cat', 'fox', 'dragon', 'whale', 'bear', 'bird'] as const

const capsuleToy: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: 0, y: -20, zoom: 2 },
  use: { setting: 'desk', x: 540, y: 430, scale: 0.5 },
  draw: (pen) => {
    const inside = pen.pick('inside', INSIDE)
    const stance = pen.pick('stance', ['shut', 'open'])
    const lid = 'M-226 20A226 226 0 0 1 226 20z'
    const bowl = 'M-226 20A226 226 0 0 0 226 20z'
    const toy = place(
      drawHead(pen, inside, toTone(pen.colour.accent === '#2b2b2d' ? '#f4ead9' : pen.colour.accent)),
      0,
      stance === 'open' ? -70 : -36,
      1.2,
    )
    const holes = svg`<g fill="#26262e" opacity=".35"><circle cx="-60" cy="150" r="9"/><circle cy="166" r="9"/><circle cx="60" cy="150" r="9"/></g>`
    const half = svg`<path d="${bowl}" fill="${swollen(pen, pen.colour)}" ${OUTLINE}/>${holes}<path d="M-232 4h464v34h-464z" fill="${lit(pen, pen.colour)}" ${OUTLINE}/>
      <path d="M-180 70Q-150 150 -90 190" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="16" stroke-linecap="round"/>`
    const glass = (fill: string): string =>
      svg`<path d="${lid}" fill="${fill}" fill-opacity=".28" ${OUTLINE}/><path d="${lid}" fill="${gloss(pen, 0.7)}"/>
        <path d="M-176 -40Q-150 -130 -70 -166" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round"/>`
    return stance === 'open'
      ? svg`${place(glass('#9bd3f2'), 128, -150, 0.62, 38)}${toy}${half}`
      : svg`${toy}${half}${glass('#9bd3f2')}`
  },
}

export const FIGURES = {
  'robot-kit': robotKit,
  'toy-figure': figure,
  plush,
  'capsule-toy': capsuleToy,
} satisfies Record<string, Drawing>
