import { toTone, type Tone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place } from '#demo/drawings/geometry.ts'
import { PAPER, lit, swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { repeatPattern } from '#demo/drawings/repeat-pattern.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const bloom = (pen: Pen, form: string, tone: Tone): string => {
  const petal = swollen(pen, tone)
  if (form === 'rose')
    return svg`<circle r="50" fill="${petal}"/>
      <path d="M-44 10A46 46 0 0 0 40 26M-34 -30A48 48 0 0 1 46 -10M-26 14A30 30 0 0 0 30 4M-22 -14A28 28 0 0 1 26 -12M-10 6A12 12 0 1 1 12 -2" fill="none" stroke="${tone.shade}" stroke-opacity=".65" stroke-width="6" stroke-linecap="round"/>`
  if (form === 'daisy')
    return svg`${times(12, (index) => svg`<ellipse cy="-34" rx="11" ry="24" transform="rotate(${index * 30})" fill="${petal}"/>`)}
      <circle r="17" fill="#e2b33a"/><circle cx="-4" cy="-4" r="8" fill="#f5d878"/>`
  if (form === 'carnation')
    return svg`${times(9, (index) => svg`<path d="M0 0L-20 -44L-8 -50L0 -44L10 -52L20 -44z" transform="rotate(${index * 40})" fill="${petal}"/>`)}${times(6, (index) => svg`<path d="M0 0L-14 -26L0 -30L14 -26z" transform="rotate(${index * 60 + 20})" fill="${tone.highlight}"/>`)}`
  return svg`${times(5, (index) => svg`<path d="M0 0Q-34 -26 -12 -52L0 -44L12 -52Q34 -26 0 0z" transform="rotate(${index * 72})" fill="${petal}"/>`)}
    <circle r="9" fill="#e8c04a"/>`
}

const SPOTS = [
  [0, -190, 1],
  [-96, -160, 0.95],
  [96, -164, 0.95],
  [-150, -80, 0.9],
  [150, -84, 0.9],
  [-52, -96, 1.15],
  [56, -92, 1.1],
  [0, -20, 1.15],
  [-100, -12, 0.95],
  [104, -16, 0.9],
] as const

export const bouquet: Drawing = {
  stands: false,
  angle: 'laid',
  detail: { x: -20, y: -110, zoom: 2.1 },
  use: { setting: 'gift', x: 400, y: 570, scale: 0.84 },
  draw: (pen) => {
    const forms = pen.pick('flowers', [
      ['rose', 'daisy'],
      ['carnation', 'rose'],
      ['cherry', 'daisy'],
      ['carnation', 'cherry'],
    ] as const)
    const tones = [
      pen.colour,
      toTone(pen.colour.highlight, '#fff'),
      toTone(pen.pick('friend', ['#f0d7a0', '#f5efe6', '#d9a3b5', '#e8b04a', '#b9a6d3'])),
    ]
    const flowers = SPOTS.map(([x, y, size], index) => {
      const kept = pen.keep(bloom(pen, forms[index % 2] ?? 'rose', tones[index % 3] ?? pen.colour))
      return svg`<use href="#${kept}" transform="translate(${x + 5} ${y + 9}) scale(${size})" opacity=".999"/>`
    })
    const leaf = pen.keep(
      svg`<path d="M0 0Q-40 -50 0 -110Q40 -50 0 0z" fill="${lit(pen, toTone('#5f8250'))}"/>
        <path d="M0 -6V-96" stroke="#cfe0b8" stroke-opacity=".6" stroke-width="4"/>`,
    )
    const leaves = times(
      11,
      (index) =>
        svg`<use href="#${leaf}" transform="translate(${Math.cos(index * 1.1) * 20} -90) rotate(${-125 + index * 25}) translate(0 -74) scale(${1 + (index % 3) * 0.12})"/>`,
    )
    const paper = toTone(pen.pick('paper', ['#f1ebdd', '#cdb791', '#e6d9e0', '#b7c2b4']))
    const wrap = pen.pick('wrap', ['kraft', 'repeat', 'double'])
    const ribbon = toTone(pen.colour.accent)
    return svg`<g stroke="#5f7d4a" stroke-width="11">${times(6, (index) => svg`<path d="M${-30 + index * 12} 100L${-60 + index * 24} 284"/>`)}</g>
      <path d="M-214 -110L-60 150H60L214 -110Q160 -60 120 -100T0 -60T-120 -100T-214 -110z" fill="${paper.shade}"/>
      ${leaves}${flowers}
      <path d="M-220 -80Q-150 -10 -70 -4Q-10 40 70 -2Q150 -14 220 -80L66 160H-66z" fill="${lit(pen, paper)}"/>
      ${wrap === 'repeat' && svg`<path d="M-220 -80Q-150 -10 -70 -4Q-10 40 70 -2Q150 -14 220 -80L66 160H-66z" fill="${repeatPattern(pen, pen.colour.base, 0.35)}"/>`}${wrap === 'double' && svg`<path d="M-220 -80Q-120 20 20 160H-66z" fill="${lit(pen, PAPER)}"/>`}
      <path d="M-130 -20L-30 150M-20 20L0 150M140 -30L30 150" stroke="#000" stroke-opacity=".12" stroke-width="7"/>
      <path d="M-66 160H66L110 262Q0 290 -110 262z" fill="${lit(pen, paper)}"/>
      <path d="M-20 170L-50 264M30 170L56 264" stroke="#000" stroke-opacity=".14" stroke-width="6"/>
      ${place(
        svg`<path d="M-8 0L-60 96L-34 92L-26 110L10 10zM8 0L50 90L28 90L16 108L-6 10z" fill="${ribbon.base}"/>
      <path d="M0 0Q-110 -70 -124 -10T0 0Q110 -70 124 -10T0 0z" fill="${lit(pen, ribbon)}"/>
      <path d="M-68 -14H68V14H-68z" fill="${lit(pen, ribbon)}"/>
      <circle r="20" fill="${lit(pen, ribbon)}"/>`,
        0,
        158,
      )}`
  },
}
