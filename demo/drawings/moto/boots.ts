import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox } from '#demo/drawings/geometry.ts'
import { DARK_STEEL, RUBBER, STEEL, gloss, lit } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const boot = (pen: Pen): string => {
  const kind = pen.pick('boot', ['race', 'short', 'touring'])
  const top = kind === 'short' ? -60 : -230
  const accent = toTone(pen.colour.accent)
  const shape = svg`M-70 ${top}Q10 ${top - 14} 84 ${top + 4}L88 40Q96 120 96 190L80 216H-190Q-216 190 -190 150Q-130 96 -84 70Q-60 30 -70 ${top}z`
  const trim = {
    race: svg`<path d="M-72 -150L30 -170V60L-70 90z" fill="${accent.base}"/>
      <path d="M30 -200V150" stroke="#000" stroke-opacity=".35" stroke-width="9"/>
      ${times(4, (index) => svg`<path d="${roundedBox(-20, -140 + index * 62, 92, 24, 8)}" fill="${lit(pen, DARK_STEEL)}"/>`)}`,
    short: svg`${times(5, (index) => svg`<path d="M${-66 - index * 15} ${-10 + index * 20}L${-22 - index * 13} ${6 + index * 22}" stroke="${accent.base}" stroke-width="9"/>`)}
      <path d="M-4 ${top}Q40 60 100 70" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="5"/>`,
    touring: svg`<path d="M-76 -120H90M-76 -20H92" stroke="#000" stroke-opacity=".45" stroke-width="22"/>
      <path d="${roundedBox(-30, -136, 54, 32, 5)}${roundedBox(-30, -36, 54, 32, 5)}" fill="${lit(pen, STEEL)}"/>`,
  }[kind]
  return svg`<path d="${shape}" fill="${lit(pen, pen.colour)}"/><g clip-path="${pen.clip(shape)}">${trim}
    <path d="M-210 150Q-140 110 -120 220H-210z" opacity=".28"/>
    <path d="M50 120Q70 170 96 160V220H30z" opacity=".35"/>
    <path d="M-54 ${top}Q-50 60 -150 150" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="16"/></g>
    <path d="M-204 212H92Q104 212 104 226V250H20L14 236H-30L-40 250H-190Q-210 246 -204 212z" fill="${lit(pen, RUBBER)}"/>
    <path d="M-70 ${top}Q10 ${top - 14} 84 ${top + 4}Q10 ${top + 24} -70 ${top}z" fill="#0d0d0e"/>
    <path d="M-204 212H92" stroke="${pen.pick('welt', [accent.base, '#55575b'])}" stroke-width="6"/>
    <path d="${shape}" fill="${gloss(pen, 0.16)}"/>`
}

export const boots: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: -110, y: 60, zoom: 2.1 },
  use: { setting: 'rider', x: 414, y: 640, scale: 0.38 },
  draw: (pen) =>
    place(boot(pen), 126, -30, 0.92) +
    place(`<path d="M-200 232H110V258H-200z" opacity=".3"/>${boot(pen)}`, -62, 0, 1),
}
