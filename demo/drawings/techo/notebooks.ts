import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { roundedBox } from '#demo/drawings/geometry.ts'
import { BRASS, PAPER, STEEL, chrome, gloss, lit, weave } from '#demo/drawings/materials.ts'
import { svg, times } from '#demo/drawings/svg.ts'
import { labelSlip, rulePaper } from './paper-print.ts'

const notebook: Drawing = {
  angle: 'laid',
  detail: { x: -60, y: -90, zoom: 2 },
  use: { setting: 'desk', x: 420, y: 600, scale: 0.62, degrees: -8 },
  draw: (pen) => {
    const binding = pen.pick('binding', ['thread', 'band', 'field', 'hard', 'memo'])
    const [width, height] = {
      thread: [400, 540],
      band: [380, 540],
      field: [290, 520],
      hard: [420, 560],
      memo: [330, 460],
    }[binding] as [number, number]
    const [x, y] = [-width / 2, -height / 2]
    const cover = roundedBox(x, y, width, height, binding === 'field' ? 6 : 16)
    const pages = svg`<path d="${roundedBox(x + 8, y + 8, width, height, 12)}" fill="${lit(pen, PAPER)}"/>
      <path d="M${x + width + 3} ${y + 22}v${height - 30}M${x + 20} ${y + height + 3}h${width - 30}" stroke="#b9ae98" stroke-width="3" fill="none"/>`
    const front = svg`<path d="${cover}" fill="${lit(pen, pen.colour)}"/><path d="${cover}" fill="${weave(pen, 5)}" opacity=".7"/>`
    const parts = {
      thread: () =>
        svg`<path d="M${x} ${y + 14}q0 -14 14 -14h56v${height}h-56q-14 0 -14 -14z" fill="${lit(pen, toTone(pen.colour.shade))}"/>
          <path d="M${x + 58} ${y + 26}v${height - 52}" stroke="${pen.colour.accent}" stroke-width="5" stroke-dasharray="26 20"/>
          ${labelSlip(pen, [x + 116, y + 86, 224, 92])}`,
      band: () =>
        svg`<path d="M${x + 26} ${y}v${height}" stroke="#000" stroke-opacity=".22" stroke-width="5"/>
          ${labelSlip(pen, [x + 70, y + 360, 190, 80])}
          <path d="M${x + width - 62} ${y - 2}h24v${height + 4}h-24z" fill="${lit(pen, toTone(pen.colour.accent))}"/>`,
      field: () =>
        svg`<path d="M${x} ${y}h36v${height}h-36z" fill="#000" opacity=".18"/>
          <path d="M${x + 66} ${y + 72}h190v150h-190z" fill="none" stroke="${pen.colour.accent}" stroke-width="6"/>
          ${labelSlip(pen, [x + 80, y + 110, 162, 74])}
          <path d="M${x + 66} ${y + height - 90}h190M${x + 66} ${y + height - 60}h120" stroke="${pen.colour.accent}" stroke-width="6"/>`,
      hard: () =>
        svg`<path d="M${x + 30} ${y}v${height}" stroke="#000" stroke-opacity=".28" stroke-width="7"/>
          <path d="M${x + 40} ${y}v${height}" stroke="#fff" stroke-opacity=".22" stroke-width="4"/>
          <g transform="translate(14 0)">${labelSlip(pen, [-130, -190, 260, 110])}</g>
          <path d="M40 ${y + height - 4}v58l14 -16l14 16v-58z" fill="${lit(pen, toTone(pen.colour.accent))}"/>
          ${[
            [x, y, 1, 1],
            [x + width, y, -1, 1],
            [x, y + height, 1, -1],
            [x + width, y + height, -1, -1],
          ].map(
            ([cx = 0, cy = 0, sx = 1, sy = 1]) =>
              svg`<path d="M0 0h46L0 46z" transform="translate(${cx} ${cy}) scale(${sx} ${sy})" fill="${lit(pen, BRASS)}"/>`,
          )}`,
      memo: () =>
        svg`${labelSlip(pen, [x + 60, y + 190, 210, 90])}${times(
          11,
          (index) =>
            svg`<g transform="translate(${x + 25 + index * 28} ${y})"><circle cy="22" r="7" fill="#1c1c1e" opacity=".7"/>
              <path d="M-4 24C-14 -30 14 -34 6 22" fill="none" stroke="${lit(pen, STEEL)}" stroke-width="6"/></g>`,
        )}`,
    }
    return svg`${pages}${front}${parts[binding]()}<path d="${cover}" fill="${gloss(pen, 0.16)}"/>`
  },
}

/** Six holes a sheet is kept by. */
const holes = (x: number, y: number, height: number): string =>
  times(6, (index) => {
    const at = y + height * (index < 3 ? 0.12 + index * 0.1 : 0.68 + (index - 3) * 0.1)
    return svg`<circle cx="${x}" cy="${at}" r="10" fill="#8f8a80"/><circle cx="${x - 1.5}" cy="${at + 2}" r="8" fill="#d9d4c8"/>`
  })

const refill: Drawing = {
  angle: 'laid',
  detail: { x: -60, y: -120, zoom: 2 },
  use: { setting: 'desk', x: 410, y: 590, scale: 0.62, degrees: 8 },
  draw: (pen) => {
    const rule = pen.pick('rule', ['grid', 'lines', 'month', 'week', 'dots', 'list', 'blank'])
    const [x, y, width, height] = [-190, -270, 380, 540]
    const sheet = roundedBox(x, y, width, height, 14)
    const room = [x + 62, y + 78, width - 88, height - 110] as const
    const tab = pen.pick('tabs', ['none', 'three']) === 'three' ? 3 : 0
    return svg`${times(tab, (index) => svg`<path d="${roundedBox(x + width - 20, y + 60 + index * 120, 58, 90, 8)}" fill="${lit(pen, index % 2 ? toTone(pen.colour.accent) : pen.colour)}"/>`)}
      ${[14, 7].map((off) => svg`<path d="${sheet}" transform="translate(${off} ${off})" fill="${lit(pen, PAPER)}" stroke="#cfc6b4" stroke-width="2"/>`)}
      <path d="${sheet}" fill="${lit(pen, PAPER)}" stroke="#cfc6b4" stroke-width="2"/>
      <path d="M${x + 62} ${y + 34}h${width - 88}v24h-${width - 88}z" fill="${pen.colour.base}" opacity=".85"/>
      ${rulePaper(rule, room)}${holes(x + 28, y, height)}
      <g transform="translate(-10 150)"><path d="M-184 -30h386v60h-386z" fill="${lit(pen, pen.colour)}"/>
      ${labelSlip(pen, [-90, -40, 200, 80])}</g>`
  },
}

const ringPlanner: Drawing = {
  angle: 'laid',
  detail: { x: 120, y: 0, zoom: 2 },
  use: { setting: 'desk', x: 410, y: 600, scale: 0.64, degrees: -6 },
  draw: (pen) => {
    const style = pen.pick('cover', ['strap', 'open'])
    const sections = pen.pick('sections', [4, 3, 2])
    const grain = pen.pattern(
      30,
      30,
      '<g fill="none" stroke="#000" stroke-opacity=".06" stroke-width="1.6"><path d="M2 8q8 -6 14 0t14 -2M0 24q8 6 14 0t16 2"/></g>',
    )
    const seam = (path: string): string =>
      svg`<path d="${path}" fill="none" stroke="${pen.colour.accent}" stroke-width="4" stroke-dasharray="12 8"/>`
    if (style === 'strap') {
      const cover = roundedBox(-200, -260, 400, 520, 26)
      return svg`${times(sections, (index) => svg`<path d="${roundedBox(180, -200 + index * 96, 52, 76, 8)}" fill="${lit(pen, toTone(['#e8b64c', '#7fa88a', '#c86f5a', '#6f8fb5'][index] ?? '#999999'))}"/>`)}
        <path d="${roundedBox(-190, -250, 402, 510, 20)}" fill="${lit(pen, PAPER)}"/>
        <path d="${cover}" fill="${lit(pen, pen.colour)}"/><path d="${cover}" fill="${grain}"/>${seam(roundedBox(-184, -244, 368, 488, 16))}
        <path d="M-150 -260v520" stroke="#000" stroke-opacity=".22" stroke-width="6"/>
        <path d="${roundedBox(60, -46, 200, 92, 40)}" fill="${lit(pen, pen.colour)}" stroke="${pen.colour.shade}" stroke-width="4"/>
        <circle cx="112" r="22" fill="${chrome(pen)}"/><circle cx="112" r="12" fill="${lit(pen, STEEL)}"/>
        <path d="${cover}" fill="${gloss(pen, 0.18)}"/>`
    }
    const half = (side: 1 | -1): string =>
      svg`<g transform="scale(${side} 1)"><path d="${roundedBox(4, -200, 284, 400, 22)}" fill="${lit(pen, pen.colour)}"/>
        <path d="${roundedBox(4, -200, 284, 400, 22)}" fill="${grain}"/>${seam(roundedBox(18, -186, 256, 372, 14))}</g>`
    const page = (x: number, rule: string): string =>
      svg`<path d="${roundedBox(x, -172, 240, 344, 8)}" fill="${lit(pen, PAPER)}"/>${rulePaper(rule, [x + 26, -146, 188, 296])}`
    return svg`${half(-1)}${half(1)}${page(-252, 'month')}${page(12, ['', '', 'lines', 'dots', 'grid'][sections] ?? '')}
      ${times(6, (index) => svg`<path d="M-24 ${-136 + index * 40 + (index > 2 ? 72 : 0)}q24 -30 48 0" fill="none" stroke="${chrome(pen)}" stroke-width="9"/>`)}`
  },
}

export const NOTEBOOKS = { notebook, refill, 'ring-planner': ringPlanner } satisfies Record<string, Drawing>
