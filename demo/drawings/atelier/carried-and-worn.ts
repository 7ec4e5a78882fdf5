import { toTone, type Tone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox } from '#demo/drawings/geometry.ts'
import { BRASS, PAPER, gloss, lit, weave } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const strap = ({ base, shade }: Tone, path: string, width = 24): string =>
  svg`<g fill="none" stroke-linecap="round"><path d="${path}" stroke="${shade}" stroke-width="${width}"/><path d="${path}" stroke="${base}" stroke-width="${width * 0.7}" transform="translate(-2 -2)"/></g>`

const canvasBag: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: -70, y: 60, zoom: 2.1 },
  use: { setting: 'rail', x: 400, y: 480, scale: 0.72 },
  draw: (pen) => {
    const { colour } = pen
    const leather = toTone('#7b4d2d')
    const style = pen.pick('bag', ['tote', 'sacoche', 'rucksack'])
    const face = (shape: string): string =>
      svg`<path d="${shape}" fill="${lit(pen, colour)}"/><path d="${shape}" fill="${weave(pen, 10)}" stroke="${colour.shade}" stroke-width="4"/>`
    const label = (x: number, y: number): string =>
      svg`<path d="${roundedBox(x, y, 66, 40, 4)}" fill="${lit(pen, PAPER)}"/><path d="M${x + 12} ${y + 16}h42M${x + 12} ${y + 26}h26" stroke="#5d5346" stroke-width="4"/>`
    return {
      tote: () =>
        svg`${strap(colour, 'M-104 -80C-104 -330 104 -330 104 -80')}${face('M-226 -110H226L204 236Q202 250 186 250H-186Q-202 250 -204 236z')}
          <path d="M-206 226L-212 130H212L206 226Q204 250 186 250H-186Q-204 250 -206 226z" fill="${toTone(colour.accent).base}" opacity=".85"/>${strap(colour, 'M-104 130V-40C-104 -280 104 -280 104 -40V130')}
          <path d="M-222 -86H222" stroke="${colour.shade}" stroke-width="3" stroke-dasharray="10 6"/>${label(-33, 20)}`,
      sacoche: () =>
        svg`${strap(colour, 'M-196 -60C-230 -330 210 -330 196 -60', 14)}${face(roundedBox(-216, -90, 432, 340, 26))}<path d="M-196 -40H196" stroke="#17181a" stroke-width="18"/><path d="M-196 -40H196" stroke="${BRASS.highlight}" stroke-width="9" stroke-dasharray="5 4"/>
          <path d="${roundedBox(-170, 60, 340, 160, 14)}" fill="#000" fill-opacity=".07" stroke="${colour.shade}" stroke-width="4"/>${label(80, 160)}<path d="M150 -44q30 30 10 74" fill="none" stroke="${leather.base}" stroke-width="12" stroke-linecap="round"/>`,
      rucksack: () =>
        svg`${strap(colour, 'M-40 -220C-40 -290 40 -290 40 -220', 18)}${face('M-190 -120Q-186 -226 -100 -230H100Q186 -226 190 -120L204 226Q204 250 180 250H-180Q-204 250 -204 226z')}${face('M-196 -140Q-190 -236 -100 -238H100Q190 -236 196 -140Q198 -10 150 10H-150Q-198 -10 -196 -140z')}
          ${face(roundedBox(-140, 60, 280, 170, 18))}${[-80, 80].map((x) => svg`<path d="M${x - 14} -60h28v150h-28z" fill="${lit(pen, leather)}"/><path d="${roundedBox(x - 24, 30, 48, 36, 5)}" fill="none" stroke="${BRASS.base}" stroke-width="9"/>`)}`,
    }[style]()
  },
}

const SIDE = {
  derby: 'M-226 176Q-238 60 -214 -30Q-150 -54 -96 -40Q-60 20 30 56Q150 70 214 112Q246 140 244 176z',
  loafer: 'M-226 176Q-238 80 -208 12Q-150 40 -70 44Q-20 26 40 44Q150 66 214 116Q246 144 244 176z',
  sneaker: 'M-226 160Q-244 60 -218 -40Q-160 -60 -106 -50Q-60 10 40 50Q150 66 222 104Q252 130 248 160z',
  boot: 'M-216 176Q-226 20 -206 -170Q-140 -190 -60 -176Q-46 -60 0 20Q120 50 206 100Q246 130 244 176z',
} as const

const shoe = (pen: Pen, style: keyof typeof SIDE): string => {
  const shape = SIDE[style]
  const { shade, accent } = pen.colour
  const rubber = toTone(style === 'sneaker' ? '#ece7dc' : '#2a2220')
  const sole =
    style === 'sneaker'
      ? svg`<path d="M-240 148H256Q262 200 240 206H-220Q-246 200 -240 148z" fill="${lit(pen, rubber)}"/><path d="M-238 168H256" stroke="${accent}" stroke-width="6"/>`
      : svg`<path d="M-236 168H252Q258 190 240 194H-80L-90 222H-226Q-240 200 -236 168z" fill="${lit(pen, rubber)}"/><path d="M-230 172H248" stroke="${toTone('#b98a57').base}" stroke-width="5"/>`
  const laces = (x: number, y: number, count: number, stepX: number, stepY: number): string =>
    times(
      count,
      (index) =>
        svg`<path d="M${x + index * stepX} ${y + index * stepY}l46 -26" stroke="#efe9dc" stroke-width="9" stroke-linecap="round"/>`,
    )
  const marks = {
    derby: svg`<path d="M-214 -30Q-150 -54 -96 -40Q-60 20 30 56Q0 110 -70 120Q-150 118 -214 90z" fill="#fff" fill-opacity=".08" stroke="${shade}" stroke-width="5"/>${laces(-92, 6, 4, 26, 22)}<path d="M92 72Q70 120 96 170" fill="none" stroke="${shade}" stroke-width="4" stroke-dasharray="8 5"/>`,
    loafer: svg`<path d="M-208 12Q-150 40 -70 44Q-60 70 -84 92Q-150 80 -212 60z" fill="#000" opacity=".28"/><path d="M-60 44Q-20 26 40 46Q64 90 30 126Q-30 120 -76 90z" fill="${lit(pen, pen.colour)}" stroke="${shade}" stroke-width="5"/><path d="M-30 74L38 92" stroke="${shade}" stroke-width="18"/><path d="M60 60Q150 84 212 130" fill="none" stroke="${shade}" stroke-width="5"/>`,
    sneaker: svg`<path d="M110 64Q90 120 116 160H248Q252 130 222 104Q170 80 110 64z" fill="#fff" opacity=".22"/>${laces(-98, -4, 5, 26, 18)}<path d="M-226 40Q-150 30 -140 150" fill="none" stroke="${accent}" stroke-width="14"/><path d="M-218 -40Q-200 -10 -226 30" fill="none" stroke="${shade}" stroke-width="6"/>`,
    boot: svg`<path d="M-150 -180Q-120 -40 -140 100L-90 100Q-70 -40 -96 -182z" fill="#000" opacity=".35"/>${times(8, (index) => svg`<path d="M${-148 + index * 8} ${-160 + index * 32}h50" stroke="#000" stroke-opacity=".3" stroke-width="3"/>`)}<path d="M-196 -176q-6 -40 16 -44v50" fill="none" stroke="${shade}" stroke-width="10"/>`,
  }
  return svg`${sole}<path d="${shape}" fill="${lit(pen, pen.colour)}" stroke="${shade}" stroke-width="4"/><g clip-path="${pen.clip(shape)}">${marks[style]}</g><path d="${shape}" fill="${gloss(pen, style === 'sneaker' ? 0.1 : 0.28)}"/>`
}

const walkingShoes: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: -30, y: 90, zoom: 2 },
  use: { setting: 'desk', x: 420, y: 560, scale: 0.62 },
  draw: (pen) => {
    const style = pen.pick('shoe', ['derby', 'loafer', 'sneaker', 'boot'])
    return place(shoe(pen, style), 46, -34, 0.86) + place(shoe(pen, style), -22, 44, 0.98)
  },
}

export const CARRIED_AND_WORN = { 'canvas-bag': canvasBag, 'walking-shoes': walkingShoes } satisfies Record<
  string,
  Drawing
>
