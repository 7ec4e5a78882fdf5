import type { Drawing } from '#demo/drawings/drawing.ts'
import { BRASS, lit, weave } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

/** The outline of the left half, as worn seen from the front; the right half mirrors it. */
const LEGS = {
  tapered: 'M0 -262H-96Q-140 -120 -128 20L-86 266H-22L0 -40z',
  wide: 'M0 -262H-96Q-140 -130 -158 20L-206 266H-26L0 -40z',
  straight: 'M0 -262H-96Q-136 -120 -132 40L-126 266H-24L0 -40z',
  cropped: 'M0 -262H-96Q-146 -120 -154 20L-162 176H-30L0 -40z',
} as const

const twill = (pen: Pen): string =>
  pen.pattern(
    10,
    10,
    '<path d="M-2 8L8 -2M2 12L12 2" stroke="#000" stroke-opacity=".13" stroke-width="2.4"/>',
  )

const trousers: Drawing = {
  angle: 'laid',
  detail: { x: -50, y: -150, zoom: 2.2 },
  use: { setting: 'rail', x: 400, y: 480, scale: 0.84 },
  draw: (pen) => {
    const cut = pen.pick('cut', ['tapered', 'wide', 'straight', 'cropped'])
    const front = pen.pick('front', ['pleats', 'jeans', 'drawstring'])
    const cloth = pen.pick('cloth', ['twill', 'plain', 'pinstripe'])
    const { shade, accent, highlight } = pen.colour
    const leg = LEGS[cut]
    const over = {
      twill: twill(pen),
      plain: weave(pen, 7),
      pinstripe: pen.pattern(30, 30, svg`<path d="M0 0h3v30H0z" fill="${highlight}" opacity=".6"/>`),
    }[cloth]
    const foot = cut === 'cropped' ? 176 : 266
    const half = svg`<path d="${leg}" fill="${lit(pen, pen.colour)}"/><path d="${leg}" fill="${over}"/>
      <g clip-path="${pen.clip(leg)}" fill="none"><path d="M-30 -60Q-96 60 -64 270M-118 -90Q-96 90 -130 266" stroke="#000" stroke-opacity=".14" stroke-width="18"/>
      <path d="M-96 -190Q-104 40 -94 270" stroke="#fff" stroke-opacity=".1" stroke-width="10"/>${front === 'pleats' && svg`<path d="M-62 -206L-66 ${foot}" stroke="#000" stroke-opacity=".3" stroke-width="4"/>`}</g>
      <path d="${leg}" fill="none" stroke="${shade}" stroke-opacity=".7" stroke-width="4"/>`
    const waist = 'M-98 -266H98V-224H-98z'
    const fronts = {
      pleats: svg`<path d="M0 -224V-60Q10 -70 14 -90V-224z" fill="#000" opacity=".14"/><path d="M-86 -222Q-100 -180 -122 -150M86 -222Q100 -180 122 -150M-58 -222v60M58 -222v60" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="4"/><circle cy="-245" r="9" fill="${shade}"/>`,
      jeans: svg`<g fill="none" stroke="${accent}" stroke-width="4" stroke-dasharray="10 6"><path d="M0 -224V-70Q22 -80 26 -110V-224M-84 -222Q-80 -166 -124 -158M84 -222Q80 -166 124 -158M-92 -260H92M-92 -230H92"/></g><circle cy="-245" r="11" fill="${BRASS.highlight}" stroke="${BRASS.shade}" stroke-width="3"/>`,
      drawstring: svg`<path d="M-98 -266H98V-224H-98z" fill="${pen.pattern(12, 12, '<path d="M0 0h4v12H0z" opacity=".24"/>')}"/><path d="M-10 -240Q-46 -190 -30 -150M10 -240Q40 -200 34 -140" fill="none" stroke="#efe9dc" stroke-width="9" stroke-linecap="round"/><circle cx="-12" cy="-242" r="6" fill="#efe9dc"/><circle cx="12" cy="-242" r="6" fill="#efe9dc"/>`,
    }
    return svg`${half}<g transform="scale(-1 1)">${half}</g><path d="${waist}" fill="${lit(pen, pen.colour)}" stroke="${shade}" stroke-opacity=".7" stroke-width="4"/><path d="${waist}" fill="${over}"/>${fronts[front]}
      ${front !== 'drawstring' && times(4, (index) => svg`<path d="M${[-78, -34, 26, 70][index] ?? 0} -270h10v52h-10z" fill="${shade}"/>`)}`
  },
}

const skirt: Drawing = {
  angle: 'laid',
  detail: { x: -40, y: -60, zoom: 2 },
  use: { setting: 'rail', x: 400, y: 480, scale: 0.84 },
  draw: (pen) => {
    const shape = 'M-92 -236H92Q130 -60 206 214Q110 250 0 250T-206 214Q-130 -60 -92 -236z'
    const style = pen.pick('style', ['pleats', 'wrap', 'gathers'])
    const cloth = pen.pick('cloth', ['plain', 'check', 'dots'])
    const { shade, accent } = pen.colour
    const over = {
      plain: twill(pen),
      check: pen.pattern(52, 52, svg`<path d="M0 0h16v52H0zM0 0h52v16H0z" fill="${accent}" opacity=".32"/>`),
      dots: pen.pattern(
        34,
        34,
        svg`<circle cx="9" cy="9" r="4.5" fill="${accent}"/><circle cx="26" cy="26" r="4.5" fill="${accent}"/>`,
      ),
    }[cloth]
    const styles = {
      pleats: times(9, (index) => {
        const at = index - 4
        return svg`<path d="M${at * 20} -200L${at * 46} 252L${at * 46 + 22} 250z" fill="#000" opacity=".16"/><path d="M${at * 20 - 3} -200L${at * 46 - 6} 250" stroke="#fff" stroke-opacity=".15" stroke-width="4"/>`
      }),
      wrap: svg`<path d="M92 -236Q60 -40 120 250L230 214Q130 -60 92 -236z" fill="#000" opacity=".14"/><path d="M88 -200Q62 -40 118 250" fill="none" stroke="${shade}" stroke-width="5"/><path d="M96 -212q60 20 70 90M96 -212q40 40 30 110" fill="none" stroke="${shade}" stroke-width="14" stroke-linecap="round"/>`,
      gathers: svg`<path d="M-60 -200Q-90 20 -120 240M-20 -200Q-30 40 -30 250M24 -200Q40 20 60 250M66 -200Q100 20 140 240" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="20"/><path d="M-44 -200Q-70 20 -90 240M40 -200Q60 20 90 250" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="12"/>`,
    }
    return svg`<path d="${shape}" fill="${lit(pen, pen.colour)}"/><path d="${shape}" fill="${over}"/><g clip-path="${pen.clip(shape)}">${styles[style]}</g>
      <path d="${shape}" fill="none" stroke="${shade}" stroke-opacity=".7" stroke-width="4"/>
      <path d="M-94 -240H94V-198H-94z" fill="${lit(pen, pen.colour)}" stroke="${shade}" stroke-opacity=".7" stroke-width="4"/>`
  },
}

export const BOTTOMS = { trousers, skirt } satisfies Record<string, Drawing>
