import { toTone, type Tone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox } from '#demo/drawings/geometry.ts'
import { PAPER, lit, rolled, weave } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { repeatPattern } from '#demo/drawings/repeat-pattern.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const terry = (pen: Pen): string =>
  pen.pattern(
    12,
    10,
    '<path d="M1 6q2 -5 4 0M7 10q2 -5 4 0M7 1q2 -4 4 0" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.8"/><path d="M1 8q2 -4 4 0M7 4q2 -3 4 0" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1.4"/>',
  )

/** A folded towel's edge seen from the front. */
const foldedTowel = (pen: Pen, tone: Tone, width: number, height: number, at: number): string => {
  const body = roundedBox(-width / 2, 0, width, height, height / 2.6)
  const border = pen.pick(`border ${at}`, ['stripe', 'double', 'none'])
  const bands = {
    stripe: svg`<path d="M${-width / 2} ${height * 0.6}h${width}v${height * 0.18}h${-width}z" fill="${tone.accent}"/>`,
    double: svg`<path d="M${-width / 2} ${height * 0.58}h${width}v6h${-width}zM${-width / 2} ${height * 0.72}h${width}v6h${-width}z" fill="${tone.accent}"/>`,
    none: '',
  }[border]
  return svg`<path d="${body}" fill="${rolled(pen, { ...tone, shade: toTone(tone.base).shade })}"/>
    <g clip-path="${pen.clip(body)}">${bands}<path d="${body}" fill="${terry(pen)}"/>
    <path d="M${-width / 2 + 30} ${height * 0.5}H${width / 2}" stroke="#000" stroke-opacity=".35" stroke-width="5"/>
    <path d="M${-width / 2 + 30} ${height * 0.5 - 5}H${width / 2}" stroke="#fff" stroke-opacity=".4" stroke-width="3"/></g>`
}

const towelSet: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: -110, y: 70, zoom: 2.1 },
  use: { setting: 'rail', x: 400, y: 560, scale: 0.62 },
  draw: (pen) => {
    const count = pen.pick('towels', [2, 3, 4])
    const height = 340 / count
    const tones = [
      pen.colour,
      toTone(pen.colour.highlight, pen.colour.base),
      pen.colour,
      toTone(pen.colour.accent, pen.colour.base),
    ]
    const pile = times(count, (index) =>
      place(
        foldedTowel(pen, tones[index] ?? pen.colour, 480 - (index % 2) * 26, height - 2, index),
        (index % 2) * 6,
        250 - (index + 1) * height,
      ),
    )
    const belt = pen.pick('belt', ['ribbon', 'paper', 'rolls'])
    const top = 250 - count * height
    const roll = (x: number, tone: Tone): string =>
      place(
        svg`<circle r="66" fill="${lit(pen, tone)}"/><circle r="66" fill="${terry(pen)}"/>
          <path d="M0 0a12 12 0 0 1 22 8a30 30 0 0 1 -56 8a46 46 0 0 1 88 -16a60 60 0 0 1 -40 58" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="6"/>`,
        x,
        top - 62,
      )
    return svg`${belt === 'rolls' && roll(-76, pen.colour) + roll(70, tones[1] ?? pen.colour)}${pile}${
      belt === 'ribbon' &&
      svg`<path d="M-34 ${top}H34V250H-34z" fill="${lit(pen, toTone(pen.colour.accent))}"/>
      <path d="M0 ${top + 8}Q-120 ${top - 90} -130 ${top - 20}T0 ${top + 8}Q120 ${top - 90} 130 ${top - 20}T0 ${top + 8}z" fill="${lit(pen, toTone(pen.colour.accent))}"/>
      <circle cy="${top + 4}" r="22" fill="${lit(pen, toTone(pen.colour.accent))}"/>`
    }${
      belt === 'paper' &&
      svg`<path d="M-100 ${top - 4}H100V250H-100z" fill="${lit(pen, PAPER)}"/>
      <path d="M-100 ${top + 60}H100V${top + 150}H-100z" fill="${repeatPattern(pen, pen.colour.base, 0.8)}"/>
      <path d="M-40 ${top + 190}h80M-26 ${top + 212}h52" stroke="#5d5346" stroke-width="8"/>`
    }`
  },
}

const linenShirt: Drawing = {
  angle: 'laid',
  detail: { x: 0, y: -120, zoom: 2.1 },
  use: { setting: 'rail', x: 400, y: 470, scale: 0.84 },
  draw: (pen) => {
    const collar = pen.pick('collar', ['point', 'band', 'open'])
    const long = pen.pick('sleeve', [true, false])
    const arm = long
      ? 'M-120 -206Q-190 -190 -212 -110L-268 160L-196 186L-128 -20z'
      : 'M-120 -206Q-200 -190 -226 -120L-278 0L-186 44L-128 -40z'
    const body = 'M-130 -208L-60 -236H60L130 -208Q140 0 150 230Q80 262 0 250T-150 230Q-140 0 -130 -208z'
    const cloth = pen.pick('cloth', ['plain', 'stripe', 'check', 'repeat'])
    const over = {
      plain: weave(pen, 8),
      stripe: pen.pattern(26, 26, svg`<path d="M0 0h7v26H0z" fill="${pen.colour.accent}" opacity=".75"/>`),
      check: pen.pattern(
        44,
        44,
        svg`<path d="M0 0h13v44H0zM0 0h44v13H0z" fill="${pen.colour.accent}" opacity=".4"/>`,
      ),
      repeat: repeatPattern(pen, pen.colour.accent, 0.35),
    }[cloth]
    const sleeve = svg`<path d="${arm}" fill="${lit(pen, pen.colour)}"/><path d="${arm}" fill="${over}"/>
      <path d="M-186 -130Q-190 0 -236 160M-150 -80Q-170 60 -206 170" clip-path="${pen.clip(arm)}" stroke="#000" stroke-opacity=".13" stroke-width="11" fill="none"/>
      <path d="${long ? 'M-262 134L-190 160' : 'M-270 -14L-182 28'}" stroke="${pen.colour.shade}" stroke-width="4"/>`
    const neck = {
      point: svg`<path d="M-62 -238Q0 -200 62 -238L40 -256H-40z" fill="${pen.colour.shade}"/>
        <path d="M-62 -240L0 -204L-50 -140L-92 -214zM62 -240L0 -204L50 -140L92 -214z" fill="${lit(pen, pen.colour)}" stroke="${pen.colour.shade}" stroke-width="3"/>`,
      band: svg`<path d="M-64 -240Q0 -190 64 -240L52 -264Q0 -238 -52 -264z" fill="${lit(pen, pen.colour)}" stroke="${pen.colour.shade}" stroke-width="4"/>
        <path d="M-52 -262Q0 -240 52 -262Q0 -272 -52 -262z" fill="${pen.colour.shade}"/>`,
      open: svg`<path d="M-62 -240L0 -130L62 -240Q0 -256 -62 -240z" fill="${pen.colour.shade}"/>
        <path d="M-64 -242L0 -130L-72 -150L-110 -216zM64 -242L0 -130L72 -150L110 -216z" fill="${lit(pen, pen.colour)}" stroke="${pen.colour.shade}" stroke-width="3"/>`,
    }[collar]
    const start = collar === 'open' ? -120 : -180
    return svg`${sleeve}<g transform="scale(-1 1)">${sleeve}</g>
      <path d="${body}" fill="${lit(pen, pen.colour)}"/><path d="${body}" fill="${over}"/>
      <g clip-path="${pen.clip(body)}" fill="none">
      <path d="M-100 -180Q-60 20 -110 250M100 -190Q60 40 104 250M-40 -140Q-60 80 -40 250" stroke="#000" stroke-opacity=".12" stroke-width="19"/>
      <path d="M-124 -180Q-90 20 -134 250M78 -190Q40 40 80 250" stroke="#fff" stroke-opacity=".35" stroke-width="13"/></g>
      <path d="M-17 ${start}h34V250h-34z" fill="#fff" opacity=".16"/>
      <path d="M-17 ${start}V250M17 ${start}V250" stroke="${pen.colour.shade}" stroke-opacity=".8" stroke-width="3"/>
      ${times(6, (index) => svg`<circle cy="${start + 28 + index * 62}" r="8" fill="${PAPER.base}" stroke="#7a6f5d" stroke-width="2"/>`)}${pen.pick('pocket', [true, false]) && svg`<path d="M46 -84H120V10L83 26L46 10z" fill="#000" fill-opacity=".06" stroke="${pen.colour.shade}" stroke-width="3"/>`}${neck}`
  },
}

export const CLOTH = { 'towel-set': towelSet, 'linen-shirt': linenShirt } satisfies Record<string, Drawing>
