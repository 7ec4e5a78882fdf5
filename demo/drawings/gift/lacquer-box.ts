import type { Drawing } from '#demo/drawings/drawing.ts'
import { gloss } from '#demo/drawings/materials.ts'
import { repeatPattern } from '#demo/drawings/repeat-pattern.ts'
import { drawBox } from '#demo/drawings/solids.ts'
import { svg, times } from '#demo/drawings/svg.ts'

/** Tiers of lacquer with gold on the lid. */
export const lacquerBox: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: 20, y: -60, zoom: 2 },
  use: { setting: 'gift', x: 400, y: 455, scale: 0.68 },
  draw: (pen) => {
    const tiers = pen.pick('tiers', [1, 2, 3])
    const gold = pen.pick('gold', ['#d9b65c', pen.colour.accent])
    const eye = { ...pen, pitch: pen.pitch + 14 }
    const height = tiers === 1 ? 170 : 120
    const step = height * Math.cos((eye.pitch * Math.PI) / 180) - 1
    const art = {
      moon: svg`<circle cx="60" cy="-20" r="86" fill="${gold}"/>
        <path d="M-190 90Q-60 30 40 70T190 60V150H-190z" fill="${pen.colour.shade}"/>
        <path d="M-190 96Q-60 36 40 76T190 66" stroke="${gold}" stroke-width="6" fill="none"/>`,
      blossom: svg`${[
        [-80, -40, 1.5],
        [60, 40, 2],
        [110, -80, 1],
      ].map(
        ([x = 0, y = 0, size = 1]) =>
          svg`<g transform="translate(${x} ${y}) scale(${size})" fill="${gold}">${times(5, (index) => svg`<circle r="15" transform="rotate(${index * 72}) translate(0 -20)"/>`)}</g>`,
      )}<path d="M-190 130Q-60 40 180 -140" stroke="${gold}" stroke-width="7" fill="none"/>`,
      repeat: svg`<path d="M-160 -110H160V110H-160z" fill="${repeatPattern(pen, gold, 0.9)}"/>`,
      pine: times(
        3,
        (index) =>
          svg`<g transform="translate(${-90 + index * 90} ${40 - (index % 2) * 70})">
            <path d="M-60 0A60 60 0 0 1 60 0z" fill="${gold}"/>
            <path d="M0 0L-40 -42M0 0V-58M0 0L40 -42" stroke="${pen.colour.base}" stroke-width="4"/></g>`,
      ),
    }[pen.pick('makie', ['moon', 'blossom', 'repeat', 'pine'])]
    const rim = svg`<path d="M-190 ${-height / 2}H190V${-height / 2 + 9}H-190z" fill="${gold}"/>`
    const shine = svg`<path d="M-190 ${-height / 2}H190V${height / 2}H-190z" fill="${gloss(pen, 0.35)}"/>
      <path d="M-150 ${-height / 2}h60l-30 ${height}h-60z" fill="#fff" opacity=".14"/>`
    const clip = pen.clip('M-190 -150H190V150H-190z')
    return times(tiers, (index) =>
      drawBox(
        eye,
        [380, height, 300],
        pen.colour,
        {
          front:
            rim +
            (index === tiers - 1 && tiers < 3
              ? svg`<g transform="scale(1 ${height / 260})" opacity=".9">${tiers === 1 ? art : ''}</g>`
              : '') +
            shine,
          side: svg`<path d="M-150 ${-height / 2}H150V${-height / 2 + 9}H-150z" fill="${gold}"/>`,
          top:
            index === tiers - 1
              ? svg`<g clip-path="${clip}">${art}</g>
                <path d="M-190 -150H190V150H-190z" fill="${gloss(pen, 0.5)}"/>`
              : '',
        },
        250 - index * step,
      ),
    )
  },
}
