import { toTone } from '#demo/drawings/colourways.ts'
import { plank } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const SLEEVES = ['#4d3a35', '#2f4148', '#5a5140', '#3b3348', '#47302a', '#35453a', '#6a5a3c'] as const

/** A shelf at night: records, one lamp, and room for one thing. */
export function drawListeningRoom(pen: Pen): string {
  return svg`<path d="M-400 -400H1200V1200H-400z" fill="#191a1d"/>
    <circle cx="170" cy="150" r="420" fill="${pen.radial([
      [0, '#ffcf8a', 0.5],
      [0.5, '#ffb765', 0.14],
      [1, '#ffb765', 0],
    ])}"/><path d="M0 560H800V1200H0z" fill="#120d0a"/>${plank(pen, 0, 545, 800, 150, toTone('#4b3323'))}
    <path d="M0 545H800v7H0z" fill="#ffdba6" opacity=".35"/><path d="M0 695H800v16H0z" fill="#1c120c"/>
    <path d="M160 0V70" stroke="#0b0b0c" stroke-width="7"/><path d="M96 150Q100 70 160 66Q220 70 224 150z" fill="#2a2b2f"/>
    <path d="M96 150Q100 70 160 66Q130 84 126 150z" fill="#fff" opacity=".14"/><ellipse cx="160" cy="150" rx="64" ry="10" fill="#ffe6b8"/>
    ${times(9, (at) => svg`<path d="M${14 + at * 19} ${318 + (at % 3) * 10}h16V546h-16z" fill="${SLEEVES[at % SLEEVES.length]}"/>`)}
    ${times(7, (at) => svg`<path d="M${664 + at * 20} ${318 + (at % 2) * 14}h17V546h-17z" fill="${SLEEVES[(at + 3) % SLEEVES.length]}"/>`)}
    <path d="M0 711H800V1200H0z" fill="#0d0d0f"/>`
}
