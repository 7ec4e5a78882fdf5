import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox, smoothPath, toPoint } from '#demo/drawings/geometry.ts'
import {
  DARK_STEEL,
  RUBBER,
  STEEL,
  chrome,
  gloss,
  lit,
  rolled,
  turned,
  weave,
} from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const backpack = (pen: Pen): string => {
  const accent = toTone(pen.colour.accent)
  const shape = 'M-150 -130Q-150 -232 0 -236T150 -130L176 190Q176 250 120 250H-120Q-176 250 -176 190z'
  return svg`<path d="M-40 -232Q-40 -280 0 -280T40 -232" fill="none" stroke="${pen.colour.shade}" stroke-width="16"/>
    <path d="${shape}" fill="${lit(pen, pen.colour)}"/><path d="${shape}" fill="${weave(pen)}"/>
    <path d="M-140 -60Q0 -100 140 -60" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="9"/>
    <path d="M-140 -62Q0 -102 140 -62" fill="none" stroke="${STEEL.highlight}" stroke-width="3" stroke-dasharray="3 3"/>
    <path d="${roundedBox(-128, 40, 256, 178, 26)}" fill="${lit(pen, pen.colour)}"/>
    <path d="${roundedBox(-128, 40, 256, 178, 26)}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="5"/>
    <path d="M-112 78H112" stroke="${STEEL.highlight}" stroke-width="4" stroke-dasharray="4 3"/>
    <path d="M-156 -10L-128 20V140L-170 160zM156 -10L128 20V140L170 160z" fill="${accent.base}"/>
    <path d="${roundedBox(-40, 116, 80, 56, 6)}" fill="${accent.base}"/>
    <path d="M120 -170Q150 -100 166 200" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="22"/>
    <path d="M-120 -160Q-70 -214 20 -214" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="13"/>`
}

const rollBag = (pen: Pen): string => {
  const accent = toTone(pen.colour.accent)
  const strap = (x: number): string =>
    svg`<path d="M${x} -112h32Q${x + 48} 70 ${x + 32} 250h-32Q${x + 14} 70 ${x} -112z" fill="${lit(pen, RUBBER)}"/>
      <path d="${roundedBox(x - 6, 40, 56, 50, 7)}" fill="${lit(pen, DARK_STEEL)}"/>`
  return svg`<path d="M-250 -120H230Q290 -80 290 70T230 250H-250Q-296 220 -296 70T-250 -120z" fill="${rolled(pen, pen.colour)}"/>
    <ellipse cx="-246" cy="66" rx="46" ry="184" fill="${lit(pen, pen.colour)}"/>
    <ellipse cx="-246" cy="66" rx="34" ry="160" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="5"/>
    <path d="M-216 130H270V160H-216z" fill="${accent.base}" opacity=".95"/>${strap(-140)}${strap(150)}
    <path d="M-110 -104Q10 -270 166 -104" fill="none" stroke="#1b1c1e" stroke-width="20"/>
    <path d="${roundedBox(-20, -206, 96, 34, 14)}" fill="${lit(pen, pen.colour)}"/>
    <path d="${roundedBox(-30, 10, 120, 60, 8)}" fill="${accent.base}"/>
    <path d="M-14 28h80v9h-80zM-14 46h54v8h-54z" fill="${pen.colour.base}"/>`
}

const hardCase = (pen: Pen): string => {
  const accent = toTone(pen.colour.accent)
  const ribs = times(
    4,
    (index) =>
      svg`<path d="M${-216 + index * 132} -150h36v370h-36z" fill="#000" opacity=".16"/>
        <path d="M${-216 + index * 132} -150h5v370h-5z" fill="#fff" opacity=".35"/>`,
  )
  return svg`<path d="${roundedBox(-70, -226, 140, 60, 16)}" fill="none" stroke="#222326" stroke-width="18"/>
    <path d="${roundedBox(-280, -180, 560, 430, 44)}" fill="${lit(pen, pen.colour)}"/>${ribs}
    <path d="M-280 -30H280V-4H-280z" fill="#141415" opacity=".8"/>
    <path d="${roundedBox(-46, -64, 92, 96, 10)}" fill="${lit(pen, DARK_STEEL)}"/>
    <circle cy="-20" r="17" fill="${lit(pen, STEEL)}"/><path d="M-3 -30h6v20h-6z"/>
    ${[-248, 188].map((x) => svg`<path d="${roundedBox(x, 176, 60, 66, 12)}${roundedBox(x, -174, 60, 66, 12)}" fill="${lit(pen, RUBBER)}"/>`)}
    <path d="M90 90h140v44H90z" fill="${accent.base}"/>
    <path d="${roundedBox(-280, -180, 560, 430, 44)}" fill="${gloss(pen, 0.28)}"/>`
}

const bag: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: 10, y: 60, zoom: 2 },
  use: { setting: 'motorcycle', x: 640, y: 318, scale: 0.3 },
  draw: (pen) => ({ backpack, rollBag, hardCase })[pen.pick('bag', ['backpack', 'rollBag', 'hardCase'])](pen),
}

const uLock = (pen: Pen): string =>
  svg`<path d="M-130 110V-90A130 130 0 0 1 130 -90V110" fill="none" stroke="#141415" stroke-width="66"/>
    <path d="M-130 110V-90A130 130 0 0 1 130 -90V110" fill="none" stroke="${pen.colour.base}" stroke-width="56"/>
    <path d="M-144 100V-90A144 144 0 0 1 80 -206" fill="none" stroke="${pen.colour.highlight}" stroke-width="11"/>
    <path d="${roundedBox(-230, 90, 460, 120, 44)}" fill="${rolled(pen, toTone('#34363a'))}"/>
    <path d="${roundedBox(-140, 96, 280, 108, 8)}" fill="${rolled(pen, pen.colour)}"/>
    <path d="${roundedBox(-104, 122, 110, 56, 6)}" fill="${pen.colour.accent}"/>
    <circle cx="70" cy="150" r="34" fill="${lit(pen, STEEL)}"/><path d="M66 134h8v34h-8z" fill="#17181a"/>`

const discLock = (pen: Pen): string =>
  svg`<path d="M-170 -190H60Q110 -190 110 -140V-40H40V-70Q40 -90 20 -90H-90V30H20Q40 30 40 10V-20H110V140Q110 230 20 230H-130Q-220 230 -220 140V-140Q-220 -190 -170 -190z" fill="${lit(pen, pen.colour)}"/>
    <path d="M-170 -182H60M-212 -140V140" stroke="#fff" stroke-opacity=".5" stroke-width="6"/>
    <path d="${roundedBox(-30, -100, 40, 140, 8)}" fill="${chrome(pen)}"/>
    <circle cx="-60" cy="130" r="66" fill="${lit(pen, DARK_STEEL)}"/>
    <circle cx="-60" cy="130" r="46" fill="${lit(pen, STEEL)}"/><path d="M-66 106h12v48h-12z" fill="#131314"/>
    <path d="${roundedBox(-196, -160, 190, 40, 6)}" fill="${pen.colour.accent}"/>
    <g transform="translate(196 70) rotate(20)">
    <circle r="46" fill="none" stroke="${STEEL.base}" stroke-width="18"/>
    <path d="M-8 46h18v130h-18zM10 120h20v14h-20zM10 150h26v14h-26z" fill="${turned(pen, STEEL)}"/></g>`

const chainLock = (pen: Pen): string => {
  const links = 22
  const oval = pen.keep(
    svg`<path d="${roundedBox(-44, -26, 88, 52, 26)}${roundedBox(-27, -9, 54, 18, 9)}" fill="${lit(pen, STEEL)}" fill-rule="evenodd"/>`,
  )
  const sleeve = pen.keep(
    svg`<path d="${roundedBox(-36, -30, 72, 60, 20)}" fill="${lit(pen, pen.colour)}"/>
      <path d="${roundedBox(-36, -30, 72, 60, 20)}" fill="${weave(pen, 8)}"/>`,
  )
  const covered = pen.pick('sleeve', [true, false])
  const ring = times(links, (index) => {
    const at = 108 + (index * 324) / (links - 1)
    const [x, y] = toPoint(index % 2 ? 196 : 200, at)
    return svg`<use href="#${covered ? sleeve : oval}" transform="translate(${x} ${y - 20}) rotate(${at + 90}) scale(${covered || index % 2 ? 1 : 0.95} ${covered || index % 2 ? 1 : 0.5})"/>`
  })
  return svg`${ring}<path d="${roundedBox(-104, 124, 208, 150, 24)}" fill="${lit(pen, pen.colour)}"/>
    <path d="${roundedBox(-104, 124, 208, 150, 24)}" fill="${gloss(pen, 0.35)}"/>
    <circle cy="204" r="36" fill="${lit(pen, STEEL)}"/><path d="M-5 182h10v44h-10z" fill="#151517"/>
    <path d="M-80 138h160v12h-160z" fill="${pen.colour.accent}"/>`
}

const lock: Drawing = {
  angle: 'laid',
  detail: { x: 10, y: 130, zoom: 2.1 },
  use: { setting: 'motorcycle', x: 214, y: 624, scale: 0.24, degrees: 8 },
  draw: (pen) => ({ uLock, discLock, chainLock })[pen.pick('lock', ['uLock', 'discLock', 'chainLock'])](pen),
}

/** A motorcycle under its cover. */
const cover: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: 60, y: -40, zoom: 2.1 },
  use: { setting: 'motorcycle', x: 410, y: 392, scale: 1.3 },
  draw: (pen) => {
    const nose = pen.pick('nose', [0, 26])
    const shape = smoothPath([
      [-286, 206],
      [-282, 110],
      [-244, 0],
      [-190, -120 - nose],
      [-130, -170 - nose],
      [-70, -130],
      [0, -80],
      [70, -74],
      [150, -114 + nose],
      [230, -120 + nose],
      [272, -40],
      [284, 90],
      [286, 206],
      [150, 198],
      [0, 208],
      [-150, 198],
    ])
    const tyre = svg`<circle r="66" fill="${lit(pen, RUBBER)}"/><circle r="38" fill="${lit(pen, STEEL)}"/>
      <circle r="13" fill="#26272a"/>`
    const trim = pen.pick('trim', ['two', 'stripe', 'plain'])
    const print = {
      two: svg`<path d="M-300 60Q0 10 300 50V280H-300z" fill="${pen.colour.shade}"/>`,
      stripe: svg`<path d="M-110 -200H-50V280H-120zM-20 -200H0V280H-30z" fill="${pen.colour.accent}"/>`,
      plain: svg`<path d="${roundedBox(40, 20, 130, 74, 6)}" fill="${pen.colour.accent}"/>
        <path d="M60 44h90v10H60zM60 64h60v9H60z" fill="${pen.colour.base}"/>`,
    }[trim]
    const folds =
      'M-140 -140Q-190 60 -210 250M-120 -150Q-90 60 -100 250M-60 -110Q10 60 30 250M60 -60Q90 90 100 250M160 -100Q150 60 180 250M226 -108Q250 60 246 250'
    return svg`${place(tyre, -186, 186)}${place(tyre, 196, 186)}
      <path d="${shape}" fill="${lit(pen, pen.colour)}"/><g clip-path="${pen.clip(shape)}">${print}
      <path d="${shape}" fill="${weave(pen)}"/><g fill="none">
      <path d="${folds}" stroke="#000" stroke-opacity=".2" stroke-width="22"/>
      <path d="${folds}" stroke="#fff" stroke-opacity=".25" stroke-width="9" transform="translate(-18 0)"/></g>
      <path d="M-300 176H300V230H-300z" opacity=".35"/>
      <path d="M120 -120Q300 -60 300 260H230Q260 60 120 -120z" opacity=".22"/></g>
      <path d="M-284 176Q-150 166 0 176T284 176" fill="none" stroke="${pen.colour.accent}" stroke-width="5" stroke-dasharray="12 6"/>
      ${place(
        svg`<circle r="13" fill="${lit(pen, STEEL)}"/>
      <circle r="6" fill="#111"/>`,
        -214,
        150,
      )}${place(
        svg`<circle r="13" fill="${lit(pen, STEEL)}"/>
      <circle r="6" fill="#111"/>`,
        224,
        150,
      )}`
  },
}

export const CARRY_AND_PARK = { bag, lock, cover } satisfies Record<string, Drawing>
