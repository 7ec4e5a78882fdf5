import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { circlePath, place, roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { DARK_STEEL, RUBBER, STEEL, chrome, knurl, lit, rolled, swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

/** A bent tube: dark edge, body and a line of light. */
const tube = (
  path: string,
  width: number,
  tone: { base: string; highlight: string; shade: string },
): string =>
  svg`<g fill="none" stroke-linejoin="round">
    <path d="${path}" stroke="${tone.shade}" stroke-width="${width}"/>
    <path d="${path}" stroke="${tone.base}" stroke-width="${width * 0.72}" transform="translate(-1 ${-width * 0.06})"/>
    <path d="${path}" stroke="${tone.highlight}" stroke-width="${width * 0.2}" transform="translate(-2 ${-width * 0.22})"/></g>`

const mirrorHeads = {
  round: circlePath(0, 0, 130),
  wide: smoothPath([
    [-180, -30],
    [-120, -96],
    [60, -100],
    [176, -56],
    [170, 40],
    [80, 92],
    [-110, 84],
    [-176, 40],
  ]),
  hexagon:
    'M-110 -100H100Q112 -100 118 -90L176 0L118 90Q112 100 100 100H-110Q-122 100 -128 90L-180 0L-128 -90Q-122 -100 -110 -100z',
  teardrop: smoothPath([
    [-170, 20],
    [-100, -80],
    [40, -110],
    [150, -50],
    [160, 40],
    [60, 92],
    [-80, 80],
  ]),
}

const mirror: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: 20, y: -80, zoom: 2.1 },
  use: { setting: 'cockpit', x: 640, y: 236, scale: 0.46 },
  draw: (pen) => {
    const shape = mirrorHeads[pen.pick('head', ['round', 'wide', 'hexagon', 'teardrop'])]
    const glass = pen.linear([
      [0, '#f7fafb'],
      [0.34, '#cfdbe2'],
      [0.52, '#8ba0ad'],
      [0.56, '#b9c8d0'],
      [1, '#6d818e'],
    ])
    const bend = pen.pick('stalk', [
      'M-10 -40C-20 70 -110 90 -96 240',
      'M0 -40L10 60Q14 90 -20 120L-84 190V240',
      'M40 -40Q60 120 -40 170Q-90 194 -92 240',
    ])
    return svg`${tube(bend, 26, pen.colour)}
      <path d="${roundedBox(-118, 206, 48, 44, 6)}" fill="${chrome(pen)}"/>
      <path d="M-118 220h48M-118 234h48" stroke="#44474c" stroke-width="3"/>
      <g transform="translate(30 -110) rotate(-6) scale(1.22)">
      <path d="${shape}" transform="translate(6 8)" fill="#000" opacity=".25"/>
      <path d="${shape}" fill="${swollen(pen, pen.colour)}"/>
      <path d="${shape}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
      <g transform="scale(.86)"><path d="${shape}" fill="${glass}"/><g clip-path="${pen.clip(shape)}">
      <path d="M-220 60Q-60 0 40 30T220 -10V140H-220z" fill="#5d7686" opacity=".55"/>
      <path d="M-140 -140L-10 -140L-130 140H-260z" fill="#fff" opacity=".4"/>
      <path d="M20 -140H50L-70 140H-100z" fill="#fff" opacity=".3"/></g></g></g>`
  },
}

const handlebar: Drawing = {
  angle: 'laid',
  detail: { x: -10, y: -10, zoom: 2.2 },
  use: { setting: 'cockpit', x: 400, y: 400, scale: 1.08 },
  draw: (pen) => {
    const style = pen.pick('bend', ['tracker', 'motocross', 'high', 'drag'])
    const path = {
      tracker: 'M-290 60L-190 40Q-160 34 -140 0Q-126 -26 -90 -26H90Q126 -26 140 0Q160 34 190 40L290 60',
      motocross:
        'M-290 -60L-180 -70Q-150 -72 -128 -20Q-108 50 -70 50H70Q108 50 128 -20Q150 -72 180 -70L290 -60',
      high: 'M-290 -100L-190 -120Q-166 -124 -158 -90L-128 90Q-122 120 -90 120H90Q122 120 128 90L158 -90Q166 -124 190 -120L290 -100',
      drag: 'M-290 30L-110 0H110L290 30',
    }[style]
    const brace = style === 'motocross' || (style === 'high' && pen.pick('brace', [true, false]))
    const centre = { tracker: -26, motocross: 50, high: 120, drag: 0 }[style]
    return svg`<g transform="scale(1 1.35)">${tube(path, 38, pen.colour)}
      <g transform="translate(0 ${centre})"><path d="M-62 -18H62V18H-62z" fill="${knurl(pen, 8)}"/>
      <path d="M-4 -20h8v40h-8z" fill="#fff" opacity=".5"/>
      <path d="M-120 -11h36v7h-36zM84 -11h36v7h-36z" fill="${pen.colour.accent}"/></g>${
        brace &&
        svg`${tube('M-142 -36H142', 20, STEEL)}
      <path d="${roundedBox(-86, -66, 172, 60, 24)}" fill="${rolled(pen, toTone(pen.colour.accent))}"/>
      <path d="M-60 -44H60v12H-60z" fill="${pen.colour.base}"/>`
      }<g fill="${knurl(pen, 9)}">
      <path d="${roundedBox(-288, style === 'tracker' ? 38 : style === 'drag' ? 10 : style === 'high' ? -124 : -84, 40, 34, 4)}" opacity=".7"/></g></g>`
  },
}

const gripBody = (pen: Pen): string => {
  const style = pen.pick('grip', ['ribbed', 'diamond', 'waffle', 'foam'])
  const texture = {
    ribbed: svg`<g fill="#000" opacity=".5">${times(15, (index) => svg`<path d="M${-190 + index * 27} -60h9V60h-9z"/>`)}</g>`,
    diamond: svg`<path d="M-200 -60H210V60H-200z" fill="${knurl(pen, 22)}"/>`,
    waffle: svg`<path d="M-200 -60H210V60H-200z" fill="${pen.pattern(26, 26, '<path d="M4 4h18v18H4z" opacity=".45"/><path d="M4 4h18v4H4z" fill="#fff" opacity=".25"/>')}"/>`,
    foam: svg`<path d="M-200 -60H210V60H-200z" fill="${pen.pattern(14, 14, '<circle cx="4" cy="5" r="2" opacity=".5"/><circle cx="11" cy="10" r="1.6" opacity=".4"/>')}"/>
      <path d="M-60 -60h120V60H-60z" fill="${pen.colour.accent}" opacity=".55"/>`,
  }[style]
  const body = style === 'foam' ? 'M-200 -62H210V62H-200z' : 'M-200 -56Q0 -66 210 -56V56Q0 66 -200 56z'
  return svg`<path d="${body}" fill="${rolled(pen, pen.colour)}"/>${texture}
    <path d="${body}" fill="${pen.linear(
      [
        [0, '#fff', 0.12],
        [0.24, '#fff', 0.45],
        [0.4, '#fff', 0],
        [0.7, '#000', 0.1],
        [1, '#000', 0.5],
      ],
      [0, 0],
      [0, 1],
    )}"/><path d="${roundedBox(-236, -98, 40, 196, 16)}" fill="${rolled(pen, pen.colour)}"/>
    <path d="${roundedBox(-258, -76, 26, 152, 10)}" fill="${rolled(pen, RUBBER)}"/>
    <path d="${roundedBox(206, -62, 20, 124, 6)}" fill="${rolled(pen, toTone(pen.colour.accent))}"/>
    <path d="${roundedBox(224, -54, 50, 108, 18)}" fill="${chrome(pen, true)}"/>`
}

const grip: Drawing = {
  angle: 'laid',
  detail: { x: -120, y: -70, zoom: 2.1 },
  use: { setting: 'cockpit', x: 712, y: 432, scale: 0.36, degrees: 8 },
  draw: (pen) =>
    place(gripBody(pen), 0, -104, 0.98, -14) +
    place(`<g transform="scale(-1 1)">${gripBody(pen)}</g>`, 6, 116, 0.98, -14),
}

const cable: Drawing = {
  angle: 'laid',
  detail: { x: 150, y: 150, zoom: 2.3 },
  use: { setting: 'bench', x: 400, y: 600, scale: 0.66 },
  draw: (pen) => {
    const loops = pen.count('loops', 2, 4)
    const mesh = pen.pick('mesh', ['#ffffff', '#000000'])
    const lay = pen.pick('lay', ['coil', 'wave', 'loop'])
    const coiled = `M-250 -230C-60 -300 230 -220 236 0${times(loops, (index) => svg`C${236 - index * 8} ${330 - index * 22} ${-256 + index * 10} ${330 - index * 22} ${-240 + index * 14} ${-4 + index * 8}C${-230 + index * 14} ${-300 + index * 24} ${214 - index * 12} ${-300 + index * 24} ${222 - index * 14} ${6 + index * 6}`)}Q190 220 20 262`
    const coil = {
      coil: coiled,
      wave: 'M-246 -232C340 -330 300 30 -10 0S-330 330 24 262',
      loop: 'M-246 -232C-60 -90 300 40 200 170S-260 220 -190 20S200 -180 230 20S180 262 24 262',
    }[lay]
    const end = svg`<path d="${roundedBox(-60, -13, 84, 26, 6)}" fill="${rolled(pen, STEEL)}"/>
      <path d="M-50 -13v26M-38 -13v26M-26 -13v26M-14 -13v26" stroke="#44474c" stroke-width="4"/>
      <path d="${roundedBox(-92, -18, 36, 36, 7)}" fill="${lit(pen, toTone(pen.colour.accent))}"/>
      <path d="M24 -4h46v8h-46z" fill="#8e949b"/><circle cx="74" r="11" fill="${lit(pen, DARK_STEEL)}"/>`
    return svg`<path d="${coil}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="24" transform="translate(6 9)"/>
      ${tube(coil, 22, pen.colour)}
      <path d="${coil}" fill="none" stroke="${mesh}" stroke-opacity=".4" stroke-width="16" stroke-dasharray="3 7"/>
      ${place(end, -246, -232, 1, 166)}${place(end, 24, 262, 1, 168)}
      
      ${lay === 'coil' && svg`<path d="M-262 -14h64v22h-64z" fill="#1d1e20"/><path d="M-262 -14h64v6h-64z" fill="#fff" opacity=".3"/>`}`
  },
}

export const COCKPIT = { mirror, handlebar, grip, cable } satisfies Record<string, Drawing>
