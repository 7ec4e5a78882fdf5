import type { Drawing } from '#demo/drawings/drawing.ts'
import { circlePath, place, polygonPath, roundedBox } from '#demo/drawings/geometry.ts'
import {
  BRASS,
  DARK_STEEL,
  PORCELAIN,
  RUBBER,
  STEEL,
  chrome,
  gloss,
  lit,
  rolled,
  turned,
} from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { bandPath, discPath, lathePath, roundness } from '#demo/drawings/solids.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const piston: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: -60, y: -130, zoom: 2.2 },
  use: { setting: 'bench', x: 400, y: 480, scale: 0.5 },
  draw: (pen) => {
    const k = roundness(pen)
    const crown = pen.pick('crown', ['flat', 'dome', 'pockets'])
    const skirt = pen.pick('skirt', ['long', 'slipper'])
    const coat = pen.pick('coat', ['#2f3236', pen.colour.base])
    const body = lathePath(pen, [
      [205, -190],
      [205, 228],
    ])
    const ringLine = (y: number): string =>
      svg`<path d="${bandPath(pen, 206, y)}" fill="none" stroke="#2c2f33" stroke-width="15"/>
        <path d="${bandPath(pen, 206, y + 2)}" fill="none" stroke="${chrome(pen)}" stroke-width="8"/>`
    const top = {
      flat: svg`<path d="${discPath(pen, 150, -190)}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="4"/>`,
      dome: svg`<path d="M-170 -190A170 ${60 + 90 * k} 0 0 1 170 -190A170 ${170 * k} 0 0 1 -170 -190z" fill="${lit(pen, STEEL)}"/>`,
      pockets: svg`<g fill="#6d727a" opacity=".7"><ellipse cx="-76" cy="-190" rx="66" ry="${66 * k}"/>
        <ellipse cx="76" cy="-190" rx="66" ry="${66 * k}"/></g>`,
    }[crown]
    const cut =
      skirt === 'slipper'
        ? 'M-208 260V90Q-200 60 -160 60Q-120 60 -112 120V280zM208 260V90Q200 60 160 60Q120 60 112 120V280z'
        : ''
    return svg`<path d="${body}" fill="${turned(pen, STEEL)}"/><g clip-path="${pen.clip(body)}">
      <path d="M-120 20Q-120 -20 -80 -30H80Q120 -20 120 20V300H-120z" fill="${turned(pen, { ...pen.colour, base: coat })}" opacity=".9"/>
      <path d="${cut}" fill="#3a3d42"/>
      ${times(9, (index) => svg`<path d="${bandPath(pen, 206, 40 + index * 22)}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>`)}
      <circle cx="0" cy="96" r="62" fill="${lit(pen, DARK_STEEL)}"/>
      <circle cx="0" cy="98" r="50" fill="#1d1f22"/>
      <path d="M-50 98a50 50 0 0 0 100 0a50 30 0 0 1 -100 0" fill="#5b6067"/>
      ${ringLine(-146)}${ringLine(-108)}${ringLine(-70)}</g>
      <path d="${discPath(pen, 205, -190)}" fill="${lit(pen, STEEL)}"/>
      <path d="${discPath(pen, 199, -190)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>
      ${top}`
  },
}

const sparkPlug: Drawing = {
  angle: 'laid',
  detail: { x: 0, y: 130, zoom: 2.3 },
  use: { setting: 'bench', x: 400, y: 600, scale: 0.62, degrees: 64 },
  draw: (pen) => {
    const ribs = pen.count('ribs', 3, 6)
    const tip = pen.pick('tip', ['iridium', 'nickel', 'twin'])
    const hex = pen.pick('hex', [76, 66])
    const plug = svg`<path d="${roundedBox(-20, -286, 40, 44, 8)}" fill="${chrome(pen)}"/>
      <path d="M-20 -268h40M-20 -258h40" stroke="#555" stroke-width="2"/>
      <path d="M-34 -246H34L50 -60H-50z" fill="${turned(pen, PORCELAIN)}"/>
      <g stroke="#8f8b84" stroke-opacity=".7" stroke-width="4" fill="none">${times(ribs, (index) => svg`<path d="M${-36 - index * 2} ${-226 + index * 18}Q0 ${-216 + index * 18} ${36 + index * 2} ${-226 + index * 18}"/>`)}</g>
      <path d="M-40 -124H40L44 -80H-44z" fill="${turned(pen, pen.colour)}"/>
      <path d="M-26 -112h52v8h-52zM-26 -98h36v6h-36z" fill="${pen.colour.accent}"/>
      <path d="M-60 -62H60V-34H-60z" fill="${chrome(pen)}"/>
      <path d="M${-hex} -34H${hex}V40H${-hex}z" fill="${turned(pen, STEEL)}"/>
      <path d="M${-hex} -34H${-hex * 0.5}V40H${-hex}z" fill="#fff" opacity=".35"/>
      <path d="M${hex * 0.5} -34H${hex}V40H${hex * 0.5}z" opacity=".35"/>
      <path d="M${-hex * 0.5} -34V40M${hex * 0.5} -34V40" stroke="#4b4f55" stroke-width="2.5"/>
      <path d="${roundedBox(-70, 40, 140, 24, 10)}" fill="${rolled(pen, BRASS)}"/>
      <path d="M-48 64H48V212H-48z" fill="${turned(pen, STEEL)}"/>
      <g stroke="#464a50" stroke-opacity=".75" stroke-width="5">${times(10, (index) => svg`<path d="M-49 ${76 + index * 14}L49 ${71 + index * 14}"/>`)}</g>
      <path d="M-28 212H28V224H-28z" fill="#e9e4da"/>
      <path d="M-${tip === 'iridium' ? 4 : 9} 224h${tip === 'iridium' ? 8 : 18}v20h-${tip === 'iridium' ? 8 : 18}z" fill="#777d85"/>
      <path d="M36 210V262Q36 272 24 272H-14V258H18V212z" fill="${lit(pen, STEEL)}"/>
      ${tip === 'twin' && svg`<path d="M-36 210V262Q-36 272 -24 272H-8V258H-18V212z" fill="${lit(pen, STEEL)}"/>`}`
    const kept = `<use href="#${pen.keep(plug)}"/>`
    const set = pen.pick('set', [1, 2, 4])
    if (set === 1) return place(kept, 0, 10, 1.08, 24)
    if (set === 2) return place(kept, -74, 10, 0.98, 14) + place(kept, 128, 24, 0.9, 22)
    return times(set, (index) => place(kept, -204 + index * 136, 14, 0.84, 8))
  },
}

const pleats = (pen: Pen, tall: number): string => {
  const { base, highlight, shade } = pen.colour
  return pen.pattern(
    22,
    tall,
    svg`<path d="M0 0h22v${tall}H0z" fill="${base}"/><path d="M0 0h5v${tall}H0z" fill="${shade}"/>
      <path d="M9 0h5v${tall}H9z" fill="${highlight}"/>`,
  )
}

const coneFilter = (pen: Pen): string => {
  const neck = pen.pick('neck', [92, 120, 158])
  const k = roundness(pen)
  const body = lathePath(pen, [
    [neck, -150],
    [176, 150],
  ])
  const cap = pen.pick('cap', ['rubber', 'chrome'])
  const fill = cap === 'rubber' ? turned(pen, RUBBER) : chrome(pen)
  return svg`<path d="${lathePath(pen, [
    [96, 150],
    [92, 250],
  ])}" fill="${turned(pen, RUBBER)}"/>
    <path d="${bandPath(pen, 96, 208)}" fill="none" stroke="${chrome(pen)}" stroke-width="20"/>
    <path d="${body}" fill="${pleats(pen, 400)}"/><path d="${body}" fill="${pen.linear(
      [
        [0, '#000', 0.4],
        [0.28, '#fff', 0.25],
        [0.5, '#000', 0],
        [1, '#000', 0.6],
      ],
      [0, 0],
      [1, 0],
    )}"/>
    <g fill="none" stroke="#e8e4da" stroke-opacity=".35" stroke-width="2">${times(7, (index) => svg`<path d="${bandPath(pen, neck + (176 - neck) * (0.11 + index * 0.133), -116 + index * 40)}"/>`)}</g>
    <path d="${lathePath(pen, [
      [184, 140],
      [184, 176],
    ])}" fill="${turned(pen, RUBBER)}"/><path d="${lathePath(pen, [
      [neck + 8, -186],
      [neck + 8, -138],
    ])}" fill="${fill}"/>
    <path d="${discPath(pen, neck + 8, -186)}" fill="${cap === 'rubber' ? lit(pen, RUBBER) : lit(pen, STEEL)}"/>
    <ellipse cy="-186" rx="${neck * 0.7}" ry="${neck * 0.7 * k}" fill="${pen.colour.accent}" opacity=".9"/>
    <ellipse cy="-186" rx="${neck * 0.42}" ry="${neck * 0.42 * k}" fill="${lit(pen, pen.colour)}"/>`
}

const panelFilter = (pen: Pen): string => {
  const corner = pen.pick('corner', [30, 70])
  const frame = roundedBox(-262, -180, 524, 360, corner)
  const inside = roundedBox(-222, -140, 444, 280, corner * 0.6)
  return svg`<g transform="translate(0 60) scale(1 ${0.6 + roundness(pen) * 0.55})">
    <path d="${frame}" transform="translate(0 40)" fill="#121213"/>
    <path d="${frame}" fill="${lit(pen, RUBBER)}"/>
    <path d="${frame}" fill="none" stroke="#8a8c90" stroke-opacity=".7" stroke-width="4"/>
    <path d="${inside}" fill="${pleats(pen, 400)}"/><path d="${inside}" fill="${pen.linear([
      [0, '#fff', 0.3],
      [0.5, '#000', 0],
      [1, '#000', 0.5],
    ])}"/><path d="M-222 -50H222M-222 50H222" stroke="#e8e4da" stroke-opacity=".4" stroke-width="3"/>
    <path d="${inside}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="8"/></g>`
}

const airFilter: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: 60, y: -60, zoom: 2.2 },
  use: { setting: 'bench', x: 400, y: 490, scale: 0.52 },
  draw: (pen) => (pen.pick('shape', ['cone', 'panel']) === 'cone' ? coneFilter(pen) : panelFilter(pen)),
}

const oilFilter: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: -40, y: -150, zoom: 2.1 },
  use: { setting: 'bench', x: 400, y: 490, scale: 0.46 },
  draw: (pen) => {
    const k = roundness(pen)
    const label = pen.pick('print', ['band', 'block', 'stripes'])
    const print = {
      band: svg`<path d="M-200 40H200V150H-200z" fill="${pen.colour.accent}"/>`,
      block: svg`<path d="${roundedBox(-120, -20, 190, 190, 8)}" fill="${pen.colour.accent}"/>`,
      stripes: svg`<path d="M-220 180L60 -60H140L-140 180zM0 180L240 -30V40L80 180z" fill="${pen.colour.accent}"/>`,
    }[label]
    const body = lathePath(pen, [
      [150, -170],
      [178, -148],
      [186, -100],
      [186, 222],
      [176, 232],
    ])
    return svg`<path d="${body}" fill="${turned(pen, pen.colour)}"/>
      <g clip-path="${pen.clip(body)}" opacity=".92">${print}<path d="${body}" fill="${pen.linear(
        [
          [0, '#000', 0.3],
          [0.27, '#fff', 0.4],
          [0.45, '#fff', 0],
          [1, '#000', 0.5],
        ],
        [0, 0],
        [1, 0],
      )}"/></g><g stroke="#000" stroke-opacity=".35" stroke-width="5">${times(15, (index) => {
        const x = Math.sin(((index - 7) / 7.6) * 1.5) * 180
        const y = -104 + Math.sqrt(Math.max(0, 1 - (x / 186) ** 2)) * 186 * k
        return svg`<path d="M${x * 0.97} ${y - 44}L${x} ${y}"/>`
      })}</g>
      <path d="${bandPath(pen, 186, 204)}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="5"/>
      <path d="${discPath(pen, 150, -170)}" fill="${lit(pen, pen.colour)}"/>
      <path d="${discPath(pen, 128, -170)}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="4"/>
      <g transform="translate(0 -170) scale(1 ${k})">
      <path d="${polygonPath(6, 62, 0)}" transform="translate(0 60)" fill="${pen.colour.shade}"/></g>
      <g transform="translate(0 -196)"><path d="M-62 0V26H62V0z" fill="${turned(pen, STEEL)}"/>
      <g transform="scale(1 ${k})"><path d="${polygonPath(6, 62, 0)}" fill="${lit(pen, STEEL)}"/>
      <path d="${circlePath(0, 0, 34)}" fill="#6f757d"/></g></g>
      <path d="${body}" fill="${gloss(pen, 0.12)}"/>`
  },
}

export const ENGINE_PARTS = {
  piston,
  'spark-plug': sparkPlug,
  'air-filter': airFilter,
  'oil-filter': oilFilter,
} satisfies Record<string, Drawing>
