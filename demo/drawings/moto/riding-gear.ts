import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox } from '#demo/drawings/geometry.ts'
import { STEEL, lit, shaded, swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const handShape =
  'M-118 250C-130 130 -150 60 -146 -10L-160 -130Q-160 -164 -134 -166Q-110 -166 -106 -136L-92 -30L-84 -200Q-80 -236 -52 -234Q-26 -232 -28 -198L-24 -40L-6 -226Q-2 -262 28 -258Q54 -254 50 -220L38 -36L76 -186Q86 -216 112 -208Q136 -198 128 -166L96 10Q100 30 112 20L160 -30Q188 -54 208 -36Q224 -18 206 10L142 110Q116 150 118 250z'

const gloveBody = (pen: Pen): string => {
  const armour = pen.pick('armour', ['carbon', 'pads', 'none'])
  const cuff = pen.pick('cuff', ['short', 'gauntlet'])
  const accent = toTone(pen.colour.accent)
  const knuckle = {
    carbon: svg`<path d="M-130 -30Q-120 -56 -90 -50L90 -40Q112 -36 100 -6L88 14Q0 34 -118 18z" fill="#1a1b1d"/>
      <path d="M-112 -30Q-20 -46 84 -26L80 -12Q-20 -30 -116 -14z" fill="#fff" opacity=".3"/>`,
    pads: times(
      4,
      (index) =>
        svg`<ellipse cx="${-104 + index * 62}" cy="${-14 - (index % 3) * 7}" rx="26" ry="30" fill="${swollen(pen, accent)}"/>`,
    ),
    none: svg`<path d="M-100 0V120M-44 -6V130M14 -6V130M66 0V120" stroke="#000" stroke-opacity=".3" stroke-width="6" fill="none"/>`,
  }[armour]
  const fingers = [
    [-138, -90],
    [-62, -130],
    [22, -150],
    [96, -120],
  ].map(
    ([x = 0, y = 0], index) =>
      svg`<path d="M${x - 22} ${y}q22 12 44 ${index * 1.5}M${x - 22} ${y + 18}q22 12 44 ${index * 1.5}" stroke="#000" stroke-opacity=".4" stroke-width="5" fill="none"/>`,
  )
  const wide = cuff === 'gauntlet' ? 168 : 128
  return svg`<path d="${handShape}" fill="${swollen(pen, pen.colour)}"/><g clip-path="${pen.clip(handShape)}">
    <path d="M-170 60Q-60 20 -60 250H-170zM150 90Q80 60 80 250H160z" fill="${accent.base}" opacity=".92"/>
    <path d="M-100 60Q-10 96 90 60" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-dasharray="9 6"/>
    <path d="M-90 -180V-20M-34 -200V-20M34 -200L28 -20" stroke="#000" stroke-opacity=".18" stroke-width="10"/></g>${fingers}${knuckle}
    <path d="M-126 160H126L${wide} 262Q0 286 ${-wide} 262z" fill="${lit(pen, pen.colour)}"/>
    <path d="M-126 160H126L${wide} 262Q0 286 ${-wide} 262z" fill="${pen.linear([
      [0, '#fff', 0.15],
      [1, '#000', 0.4],
    ])}"/><path d="${roundedBox(-136, 168, 210, 38, 8)}" fill="${lit(pen, accent)}"/>
    <path d="${roundedBox(-40, 174, 100, 26, 5)}" fill="${pen.colour.shade}"/>`
}

const glove: Drawing = {
  angle: 'laid',
  detail: { x: -20, y: -20, zoom: 2.2 },
  use: { setting: 'rider', x: 246, y: 560, scale: 0.26, degrees: 196 },
  draw: (pen) =>
    place(gloveBody(pen), -124, 16, 0.84, -12) +
    place(`<g transform="scale(-1 1)">${gloveBody(pen)}</g>`, 126, 10, 0.84, 10),
}

const sleeve = 'M-126 -196Q-206 -172 -226 -96L-282 150Q-288 196 -262 206L-208 214Q-190 210 -184 186L-128 -20z'
const torso =
  'M-136 -200L-56 -232H56L136 -200Q150 -60 142 60L150 224Q150 250 126 250H-126Q-150 250 -150 224L-142 60Q-150 -60 -136 -200z'

const jacket: Drawing = {
  angle: 'laid',
  detail: { x: -40, y: -120, zoom: 2.1 },
  use: { setting: 'rider', x: 400, y: 460, scale: 0.86 },
  draw: (pen) => {
    const accent = toTone(pen.colour.accent)
    const style = pen.pick('jacket', ['racing', 'single', 'mesh', 'touring'])
    const chest = {
      racing: svg`<path d="M-160 -60L0 10L160 -60V-10L0 60L-160 -10z" fill="${accent.base}"/>
        <path d="M-160 10L0 78L160 10V24L0 92L-160 24z" fill="${accent.base}"/>`,
      single: svg`<path d="M-150 -140H150" stroke="#000" stroke-opacity=".35" stroke-width="4"/>
        <path d="M-112 -60L-50 -30M112 -60L50 -30M-112 110L-56 130M112 110L56 130" stroke="${STEEL.highlight}" stroke-width="7"/>`,
      mesh: svg`<path d="M-130 -150H-24V60H-130zM24 -150H130V60H24z" fill="${pen.pattern(10, 10, '<path d="M0 0h10v10H0z" fill="#000" opacity=".35"/><circle cx="5" cy="5" r="2.6" fill="#fff" opacity=".35"/>')}"/>
        <path d="M-150 70H150V92H-150z" fill="${accent.base}"/>`,
      touring: svg`<path d="M-160 -240H160V-96Q0 -70 -160 -96z" fill="${accent.base}"/>
        <path d="${roundedBox(-124, 96, 96, 96, 8)}${roundedBox(28, 96, 96, 96, 8)}" fill="#000" opacity=".24"/>
        <path d="M-124 124h96M28 124h96" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>`,
    }[style]
    const arm = svg`<path d="${sleeve}" fill="${lit(pen, pen.colour)}"/>
      <path d="M-206 -150Q-150 -140 -140 -60L-186 -50Q-222 -90 -206 -150z" fill="${style === 'single' ? pen.colour.base : accent.base}" opacity=".95"/>
      <path d="M-248 0L-178 20L-196 80L-262 62z" fill="#000" opacity=".3"/>
      <path d="M-250 24l66 19M-256 44l66 19" stroke="#fff" stroke-opacity=".18" stroke-width="4"/>
      <path d="M-284 166L-192 178L-200 210L-270 208z" fill="#17181a" opacity=".7"/>`
    return svg`${arm}<g transform="scale(-1 1)">${arm}<path d="${sleeve}" opacity=".2"/></g>
      <path d="${torso}" fill="${lit(pen, pen.colour)}"/><g clip-path="${pen.clip(torso)}">${chest}
      <path d="M-150 226H150V260H-150z" opacity=".35"/>
      <path d="M-150 -220Q-90 60 -126 250H-160zM40 -100Q90 40 60 250H150V-200z" opacity=".14"/>
      <path d="M-126 -190Q-110 -20 -120 200" stroke="#fff" stroke-opacity=".22" stroke-width="14" fill="none"/></g>
      <path d="M-64 -236Q0 -180 64 -236L50 -264Q0 -286 -50 -264z" fill="${shaded(pen, pen.colour)}"/>
      <path d="M-50 -262Q0 -240 50 -262Q0 -276 -50 -262z" fill="#0f0f10"/>
      <path d="M-5 -206h10v452h-10z" fill="#1a1b1c"/>
      <path d="M0 -206V246" stroke="#c8ccd1" stroke-width="4" stroke-dasharray="3 3"/>
      <path d="M-7 -206h14v26h-14z" fill="${lit(pen, STEEL)}"/>`
  },
}

export const RIDING_GEAR = { glove, jacket } satisfies Record<string, Drawing>
