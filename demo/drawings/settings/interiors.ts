import { mixColours, toTone } from '#demo/drawings/colourways.ts'
import { circlePath, place, polygonPath, roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { GROUNDS } from '#demo/drawings/grounds.ts'
import type { Ground } from '#shop-api/db/json/picture-source.ts'
import {
  DARK_STEEL,
  PAPER,
  PORCELAIN,
  STEEL,
  WOOD,
  chrome,
  lit,
  plank,
  rolled,
  swollen,
  turned,
  weave,
} from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const wall = (pen: Pen, ground: Ground, colour = GROUNDS[ground].wall): string =>
  svg`<path d="M-400 -400H1200V1200H-400z" fill="${colour}"/><path d="M0 0H800V800H0z" fill="${pen.linear([
    [0, '#fff', 0.6],
    [0.6, '#fff', 0],
    [1, '#2a1d10', 0.14],
  ])}"/>`

/** Light of a window that falls across a wall. */
export const windowLight = (x: number, y: number, scale = 1): string =>
  place(
    '<g fill="#fffaf0" opacity=".55"><path d="M0 0L120 20V180L0 160zM136 23L256 43V203L136 183zM0 178L120 198V330L0 310zM136 201L256 221V353L136 333z"/></g>',
    x,
    y,
    scale,
  )

/** A workshop bench under a board of tools. */
export function drawBench(pen: Pen, ground: Ground): string {
  const steel = lit(pen, toTone('#a8a59f'))
  const spanner = svg`<path d="M-8 -60H8V70H-8z" fill="${steel}"/>
    <path d="M-26 -100L-12 -84V-66H12V-84L26 -100Q40 -70 20 -50H-20Q-40 -70 -26 -100z" fill="${steel}"/>
    <path d="${circlePath(0, 86, 24)}${polygonPath(6, 12)}" fill="${steel}"/>`
  const driver = svg`<path d="${roundedBox(-17, -90, 34, 88, 12)}" fill="${turned(pen, toTone('#b08a68'))}"/>
    <path d="M-6 0H6V96L0 108L-6 96z" fill="${chrome(pen)}"/>`
  return svg`${wall(pen, ground)}
    <path d="M40 40H760V400H40z" fill="${mixColours(GROUNDS[ground].wall, '#7a6a58', 0.22)}"/>
    <path d="M40 40H760V400H40z" fill="${pen.pattern(36, 36, '<circle cx="18" cy="18" r="3.4" opacity=".22"/>')}"/>
    ${[110, 176, 236].map((x, index) => place(spanner, x, 190, 1 - index * 0.14))}${[570, 630, 690].map((x, index) => place(driver, x, 180, 1 - index * 0.1))}
    <path d="M0 560H800V800H0z" fill="#7b5d3f"/>${plank(pen, 0, 520, 800, 200, toTone('#bd9872'))}
    <path d="M0 720h800v22H0z" fill="#6d4e31"/><path d="M0 420H800V520H0z" fill="${pen.linear(
      [
        [0, '#000', 0.02],
        [1, '#000', 0.16],
      ],
      [0, 0],
      [0, 1],
    )}"/><path d="M40 600Q180 560 330 590L780 610L740 668L90 680z" fill="#6f8793" opacity=".5"/>
    ${place(svg`<path d="${polygonPath(6, 26)}${circlePath(0, 0, 12)}" fill="${lit(pen, STEEL)}" fill-rule="evenodd"/>`, 690, 650, 0.9, 12)}${place(svg`<path d="${circlePath(0, 0, 22)}${circlePath(0, 0, 11)}" fill="${lit(pen, DARK_STEEL)}" fill-rule="evenodd"/>`, 110, 640)}`
}

/** A low table by a paper screen, with a pot and a tray. */
export function drawTeaTable(pen: Pen, ground: Ground): string {
  const pot = svg`<path d="M-120 20Q-190 0 -204 -56L-182 -62Q-160 -24 -110 -20z" fill="#4d4640"/>
    <path d="M110 -20Q180 -20 180 30T110 70" fill="none" stroke="#4d4640" stroke-width="20"/>
    <path d="${smoothPath([
      [-124, 10],
      [-96, -70],
      [0, -92],
      [96, -70],
      [124, 10],
      [96, 84],
      [0, 96],
      [-96, 84],
    ])}" fill="${swollen(pen, toTone('#5a5149'))}"/>
    <path d="M-60 -84Q0 -104 60 -84L50 -72Q0 -88 -50 -72z" fill="#37312c"/>
    <circle cy="-104" r="15" fill="#5a5149"/>`
  return svg`${wall(pen, ground, mixColours(GROUNDS[ground].wall, '#e9dcc0', 0.5))}
    <g stroke="#8a6a48" stroke-width="9" fill="#fffdf6" fill-opacity=".7">${times(3, (column) => times(3, (row) => svg`<path d="M${40 + column * 180} ${-30 + row * 150}h180v150h-180z"/>`))}</g>${windowLight(530, 60, 0.9)}${plank(pen, 0, 470, 800, 330, toTone('#96663f'))}
    <path d="M0 470H800v14H0z" fill="#fff" opacity=".2"/>
    <path d="M130 505H690L740 690H70z" fill="${lit(pen, toTone('#3f332c'))}"/>
    <path d="M152 518H668L708 672H104z" fill="#57473c"/>
    ${place(`<ellipse cy="96" rx="130" ry="18" opacity=".35"/>${pot}`, 215, 440, 0.9)}`
}

/** A kitchen counter: board, herbs, tiles. */
export function drawKitchen(pen: Pen, ground: Ground): string {
  const leaf = '<path d="M0 0Q-16 -30 0 -62Q16 -30 0 0z"/>'
  return svg`${wall(pen, ground)}
    <path d="M0 0H800V440H0z" fill="${pen.pattern(132, 66, '<path d="M0 0H132V66H0z" fill="#fff" opacity=".38"/><path d="M0 66H132M66 0V33M0 33H132M0 33V66" stroke="#b7ae9f" stroke-opacity=".5" stroke-width="3"/>')}"/>
    ${windowLight(60, 30, 1.1)}<path d="M0 440H800V800H0z" fill="${lit(pen, toTone('#d8cfc0'))}"/>
    <path d="M0 440H800v12H0z" fill="#fff" opacity=".7"/>
    <ellipse cx="420" cy="706" rx="340" ry="28" opacity=".2"/>
    <path d="M110 500H700L760 690H50z" fill="${lit(pen, WOOD)}"/>
    <path d="M50 690H760v22H50z" fill="${WOOD.shade}"/>
    <path d="M150 540H690M120 590H710M96 640H736" stroke="${WOOD.shade}" stroke-opacity=".35" stroke-width="4"/>
    ${place(
      svg`<path d="M-62 -60H62L50 70H-50z" fill="${turned(pen, PORCELAIN)}"/>
    <g fill="#6c8f58">${times(9, (index) => svg`<g transform="translate(${-40 + index * 10} -56) rotate(${-52 + index * 13}) scale(${1.1 + (index % 3) * 0.3})">${leaf}</g>`)}</g>`,
      160,
      420,
      1.05,
    )}${place(
      svg`<circle r="44" fill="${swollen(pen, toTone('#c8482f'))}"/>
    <path d="M-12 -40l12 8l14 -8l-6 14h-14z" fill="#55733e"/>`,
      650,
      500,
    )}`
}

/** A desk by a window: notebook, pen, books. */
export function drawDesk(pen: Pen, ground: Ground): string {
  const books = [
    ['#8d9a94', 150],
    ['#c2a78a', 170],
    ['#6d7b8c', 140],
    ['#d9cfbd', 160],
  ] as const
  return svg`${wall(pen, ground)}${windowLight(120, 40, 1.3)}<path d="M0 470H800V800H0z" fill="#a9835b"/>
    ${plank(pen, 0, 470, 800, 330, toTone('#c9a57a'))}<path d="M0 470H800v10H0z" fill="#fff" opacity=".3"/>
    ${books.map(
      (
        [colour, height],
        index,
      ) => svg`<path d="M${70 + index * 46} ${474 - height}h42v${height}h-42z" fill="${turned(pen, toTone(colour))}"/>
    <path d="M${78 + index * 46} ${500 - height}h26v8h-26z" fill="#fff" opacity=".5"/>`,
    )}
    <path d="M60 476H280l20 16H80z" opacity=".2"/><g transform="translate(330 620) rotate(-6)">
    <path d="M-250 -90H250L290 110H-290z" opacity=".16" transform="translate(8 14)"/>
    <path d="M-250 -90H0V110H-290z" fill="${lit(pen, PAPER)}"/>
    <path d="M0 -90H250L290 110H0z" fill="${lit(pen, PAPER)}"/><path d="M-10 -90H10V110H-10z" opacity=".12"/>
    <path d="M-220 -50H-30M-230 -20H-30M-240 10H-30M-250 40H-30M30 -50H220M30 -20H230M30 10H240" stroke="#b9ad98" stroke-width="4"/></g>
    <g transform="translate(690 660) rotate(-58)">
    <path d="${roundedBox(-110, -9, 190, 18, 8)}" fill="${rolled(pen, toTone('#33373f'))}"/>
    <path d="M80 -8L116 0L80 8z" fill="#c6a04c"/></g>`
}

/** A rail with a wooden hanger, and a stool below. */
export function drawRail(pen: Pen, ground: Ground): string {
  return svg`${wall(pen, ground)}${windowLight(40, 70, 1.2)}<path d="M0 690H800V800H0z" fill="#b79a78"/>
    <path d="M0 690h800v10H0z" fill="#fff" opacity=".35"/>
    <path d="M60 96H740V118H60z" fill="${rolled(pen, WOOD)}"/>
    <path d="M92 118V700M708 118V700" stroke="#8a6642" stroke-width="18"/>
    <path d="M400 106q34 -34 34 6t-34 40v50" fill="none" stroke="#85898f" stroke-width="9"/>
    <path d="M400 196Q500 226 590 276Q600 292 580 292H220Q200 292 210 276Q300 226 400 196z" fill="${lit(pen, WOOD)}"/>
    <g opacity=".75"><path d="M610 118q14 -20 22 4v40" fill="none" stroke="#85898f" stroke-width="6"/>
    <path d="M575 200Q632 150 690 200L700 560H566z" fill="${lit(pen, toTone('#cfc6b8'))}"/></g>
    <g transform="translate(400 700)"><path d="M-190 0H190V26H-190z" fill="${rolled(pen, WOOD)}"/>
    <path d="M-160 26L-176 110M160 26L176 110" stroke="${WOOD.shade}" stroke-width="24"/></g>`
}

/** A tray with paper, a card and a branch, for things that are given. */
export function drawGiftTray(pen: Pen, ground: Ground): string {
  const petal = times(5, (index) => svg`<circle r="9" transform="rotate(${index * 72}) translate(0 -10)"/>`)
  const flowers = [
    [70, 220, 1.2],
    [150, 150, 1.5],
    [212, 220, 1],
    [250, 110, 1.3],
    [318, 70, 1],
  ] as const
  return svg`${wall(pen, ground, mixColours(GROUNDS[ground].wall, '#e8d8bf', 0.35))}${windowLight(480, 40, 1.15)}
    <path d="M0 500H800V800H0z" fill="${lit(pen, toTone('#cdb795'))}"/>
    <path d="M0 500H800V800H0z" fill="${weave(pen, 14)}"/><path d="M0 496h800v12H0z" fill="#3c4a3a"/>
    <path d="M0 360Q120 260 200 180T380 30" fill="none" stroke="#6b4a33" stroke-width="13"/>
    <path d="M150 230Q220 220 270 250" fill="none" stroke="#6b4a33" stroke-width="8"/>
    ${flowers.map(
      ([x, y, size]) => svg`<g transform="translate(${x} ${y}) scale(${size})" fill="#e9b3bb">${petal}
    <circle r="5" fill="#c65a72"/></g>`,
    )}<ellipse cx="400" cy="690" rx="330" ry="40" opacity=".2"/>
    <path d="M90 600L170 540H640L720 600L660 690H150z" fill="${lit(pen, PAPER)}"/>
    <path d="M90 600L150 690H660L720 600L700 640L650 712H160z" fill="#8f2f25"/>`
}
