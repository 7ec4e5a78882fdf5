import { toInk, toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { circlePath, place, polygonPath, roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { DARK_STEEL, RUBBER, STEEL, chrome, gloss, lit, swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { printAcross, toLabel } from '#demo/drawings/print-words.ts'
import { drawBox } from '#demo/drawings/solids.ts'
import { svg, times } from '#demo/drawings/svg.ts'

/** What is behind a lens of radius 190. */
const lampInside = (pen: Pen): string => {
  const glow = pen.radial([
    [0, '#fffef4'],
    [0.4, '#fff6cf'],
    [1, '#d9d2b6', 0],
  ])
  return {
    halogen: () =>
      svg`<g stroke="#fff" stroke-opacity=".55" stroke-width="5">${times(11, (index) => svg`<path d="M${-170 + index * 34} -190V190"/>`)}</g>
        <g stroke="#5e6a73" stroke-opacity=".4" stroke-width="3">${times(11, (index) => svg`<path d="M${-164 + index * 34} -190V190"/>`)}</g>
        <circle r="80" fill="${glow}"/><circle r="26" fill="#fff"/>`,
    ring: () =>
      svg`<circle r="190" fill="#25282c"/><circle r="164" fill="none" stroke="#fdfbee" stroke-width="24"/>
        <circle r="164" fill="none" stroke="#cfd9e2" stroke-width="24" stroke-dasharray="2 38"/>
        <circle r="112" fill="${lit(pen, DARK_STEEL)}"/><path d="M-106 -8H106V8H-106z" fill="#17191b"/>
        <ellipse cy="-52" rx="66" ry="30" fill="${glow}"/><ellipse cy="52" rx="66" ry="30" fill="#9aa6ae"/>`,
    projectors: () =>
      svg`<circle r="190" fill="#2a2d31"/>${[
        [-78, -62],
        [78, -62],
        [-78, 62],
        [78, 62],
      ].map(([x = 0, y = 0]) =>
        place(
          svg`<circle r="58" fill="${chrome(pen)}"/><circle r="48" fill="#5e7484"/>
            <circle r="40" fill="${glow}"/>
            <path d="M-34 -18a40 40 0 0 1 30 -24" stroke="#fff" stroke-width="7" fill="none"/>`,
          x,
          y,
        ),
      )}<path d="M-150 0H150M0 -150V150" stroke="${pen.colour.accent}" stroke-width="10"/>`,
    facets: () =>
      svg`${times(12, (index) => svg`<path d="M0 0L190 -52V52z" transform="rotate(${index * 30})" fill="${index % 2 ? '#eef2f4' : '#9eabb4'}"/>`)}
        <circle r="84" fill="#dfe6ea"/><circle r="60" fill="${glow}"/><circle r="22" fill="#fff"/>`,
  }[pen.pick('lamp', ['halogen', 'ring', 'projectors', 'facets'])]()
}

const headlight: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: -80, y: -90, zoom: 2.1 },
  use: { setting: 'motorcycle', x: 252, y: 318, scale: 0.22 },
  draw: (pen) => {
    const squash = pen.turn > 0 ? 0.72 : 1
    const deep = pen.turn > 0 ? 210 : 40
    const bezel = pen.pick('bezel', ['chrome', 'colour'])
    const visor = pen.pick('visor', [true, false])
    return svg`<path d="M-24 200H60V250H-24z" fill="${chrome(pen)}"/>
      <path d="${roundedBox(-60, 232, 150, 18, 6)}" fill="#2b2d30"/>
      <path d="M0 -232C${deep * 0.9} -232 ${210 * squash + deep} -130 ${210 * squash + deep} 0S${deep * 0.9} 232 0 232z" fill="${swollen(pen, pen.colour)}" transform="translate(${pen.turn > 0 ? -60 : 0} 0)"/>
      <g transform="translate(${pen.turn > 0 ? -60 : 0} 0) scale(${squash} 1)">
      <circle r="234" fill="${bezel === 'chrome' ? chrome(pen) : lit(pen, pen.colour)}"/>
      <circle r="214" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="6"/>
      <circle r="206" fill="#17181a"/><circle r="192" fill="${pen.linear([
        [0, '#f2f6f8'],
        [0.5, '#aab8c1'],
        [1, '#66747e'],
      ])}"/><g clip-path="${pen.clip(circlePath(0, 0, 190))}">${lampInside(pen)}</g>
      <circle r="190" fill="${pen.radial([
        [0.6, '#0b1116', 0],
        [1, '#0b1116', 0.55],
      ])}"/><path d="M-160 -40A164 164 0 0 1 20 -164A200 200 0 0 0 -160 -40z" fill="#fff" opacity=".65"/>
      ${
        visor &&
        svg`<path d="M-226 -70A236 236 0 0 1 226 -70Q150 -140 0 -142T-226 -70z" fill="${lit(pen, pen.colour)}"/>
      <path d="M-200 -110A230 230 0 0 1 60 -222" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7"/>`
      }
      <circle cy="224" r="7" fill="#3a3d41"/></g>`
  },
}

const signalShapes = {
  bullet: smoothPath([
    [-120, -70],
    [40, -84],
    [120, -30],
    [120, 30],
    [40, 84],
    [-120, 70],
  ]),
  round: circlePath(0, 0, 92),
  arrow: 'M-130 -56H60L134 0L60 56H-130L-96 0z',
  slim: roundedBox(-150, -34, 300, 68, 30),
}

const signal = (pen: Pen): string => {
  const shape = signalShapes[pen.pick('signal', ['bullet', 'round', 'arrow', 'slim'])]
  const lens = pen.pick('lens', ['#f08a1d', '#f08a1d', '#e4e0d6', '#5d5a56'])
  const ribs = pen.pick('ribs', ['lines', 'dots', 'bar'])
  const optics = {
    lines: times(
      11,
      (index) =>
        svg`<path d="M${-130 + index * 26} -100V100" stroke="#fff" stroke-opacity=".4" stroke-width="4"/>`,
    ),
    dots: svg`<path d="M-160 -110H160V110H-160z" fill="${pen.pattern(34, 34, '<circle cx="17" cy="17" r="10" fill="#fff" opacity=".55"/><circle cx="17" cy="17" r="4" fill="#fff3c0"/>')}"/>`,
    bar: svg`<path d="M-110 -9H100V9H-110z" fill="#fff6d6"/>
      <path d="M-110 -9H100V9H-110z" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="12"/>`,
  }[ribs]
  return svg`<path d="M-14 60h28l8 70h-44z" fill="${lit(pen, RUBBER)}"/>
    <path d="M-15 128h30v44h-30z" fill="${chrome(pen)}"/>
    <path d="M-15 140h30M-15 152h30M-15 164h30" stroke="#44474c" stroke-width="3"/>
    <path d="M0 170q-4 30 30 40" fill="none" stroke="#1d1d1f" stroke-width="9"/><g transform="scale(1.12)">
    <path d="${shape}" fill="${swollen(pen, pen.colour)}"/>
    <path d="${shape}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/></g>
    <g transform="scale(.94 .9)"><path d="${shape}" fill="${swollen(pen, toTone(lens))}"/>
    <g clip-path="${pen.clip(shape)}">${optics}
    <path d="M-160 -110H160V-34Q0 -10 -160 -34z" fill="${gloss(pen, 0.5)}"/></g></g>`
}

const turnSignal: Drawing = {
  angle: 'laid',
  detail: { x: -120, y: -100, zoom: 2.2 },
  use: { setting: 'motorcycle', x: 262, y: 376, scale: 0.14, degrees: 90 },
  draw: (pen) =>
    place(signal(pen), -132, -100, 1.22, -8) +
    place(`<g transform="scale(-1 1)">${signal(pen)}</g>`, 140, 70, 1.22, 8),
}

const cellLabel = (pen: Pen): string => {
  const { accent, base } = pen.colour
  return {
    bolt: () =>
      svg`<path d="M20 -70L-50 20H-6L-24 80L52 -14H8z" fill="${base}" stroke="${accent}" stroke-width="3"/>`,
    bars: () =>
      svg`<g fill="${base}">${times(4, (index) => svg`<path d="M${-80 + index * 42} ${50 - index * 26}h30V70h-30z"/>`)}</g>`,
    ring: () =>
      svg`<path d="${polygonPath(6, 66)}" fill="${base}"/>
        <path d="${circlePath(0, 0, 30)}" fill="${accent}"/>`,
  }[pen.pick('battery label', ['bolt', 'bars', 'ring'])]()
}

const battery: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: -90, y: -60, zoom: 2.1 },
  use: { setting: 'bench', x: 400, y: 500, scale: 0.52 },
  draw: (pen) => {
    const tall = pen.pick('height', [290, 350, 230])
    const caseTone = pen.pick('case', [
      { base: '#2b2c2f', accent: '#fff', highlight: '#53555a', shade: '#121214' },
      { base: '#e5e3de', accent: '#333', highlight: '#fbfaf8', shade: '#a9a59d' },
    ])
    const terminal = (x: number, cap: string): string =>
      svg`<g transform="translate(${x} 26)"><path d="${roundedBox(-36, -26, 72, 52, 5)}" fill="${cap}"/>
        <circle r="17" fill="${lit(pen, STEEL)}"/><path d="M-12 0h24" stroke="#43474c" stroke-width="5"/></g>`
    const front = svg`<path d="M-210 ${-tall / 2}H210V${-tall / 2 + 46}H-210z" fill="#000" opacity=".22"/>
      <path d="${roundedBox(-180, -tall / 2 + 66, 360, tall - 100, 10)}" fill="${pen.colour.accent}"/>
      <path d="M-180 ${tall / 2 - 86}h360v52h-360z" fill="${pen.colour.base}"/>
      <g transform="translate(-100 ${8 - tall * 0.03}) scale(${tall / 400})">${cellLabel(pen)}</g>
      <path d="M-10 ${-tall / 2 + 92}h150v20h-150zM-10 ${-tall / 2 + 126}h110v12h-110z" fill="${pen.colour.shade}"/>
      ${printAcross(toLabel(pen), { x: 70, y: tall / 2 - 60, room: 210, size: 38, ink: toInk(pen.colour, pen.colour.base) })}`
    return drawBox(pen, [420, tall, 220], caseTone, {
      front,
      side: svg`<path d="M-80 ${-tall / 2 + 70}h160v${tall - 110}h-160z" fill="${pen.colour.base}" opacity=".8"/>`,
      top:
        terminal(-160, '#c0322b') +
        terminal(160, '#26282b') +
        '<path d="M-110 -70H110V70H-110z" opacity=".18"/>',
    })
  },
}

export const ELECTRICS = { headlight, 'turn-signal': turnSignal, battery } satisfies Record<string, Drawing>
