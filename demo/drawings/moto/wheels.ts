import type { Drawing } from '#demo/drawings/drawing.ts'
import { circlePath, holesOnCircle, polar, toPoint } from '#demo/drawings/geometry.ts'
import { RUBBER, STEEL, lit, machinedSheen, swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

/** Grooves of one tread block, drawn upright; repeated down the tread. */
const treads = {
  rain: 'M0 -30Q40 -6 92 -34M0 -30Q-40 -6 -92 -34M-60 8L-112 22M60 8L112 22',
  sport: 'M12 -34Q70 -22 104 12M-12 4Q-70 16 -104 50',
  classic: 'M-48 -36V36M0 -36V36M48 -36V36M62 0H116M-62 0H-116',
  trail: 'M-112 -30H-40L-20 0M112 -30H40L20 0M-30 30H30M-112 14H-62M112 14H62',
}

/** A tyre that stands turned to the side: an oval of sidewall, and the tread coming towards us. */
const tyre: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: -110, y: -70, zoom: 2.1 },
  use: { setting: 'motorcycle', x: 200, y: 560, scale: 0.62 },
  draw: (pen) => {
    const wide = pen.between('width', 84, 176)
    const face = pen.turn > 0 ? 0.42 : 0.8
    const reach = pen.turn > 0 ? wide * 1.5 : wide * 0.62
    const tread = treads[pen.pick('tread', ['rain', 'sport', 'classic', 'trail'])]
    const [outer, inner] = [262, pen.pick('profile', [138, 166, 194])]
    const hub = reach * 0.5
    const steps = 16
    const shell = times(steps, (step) => {
      const share = 1 - step / (steps - 1)
      const swell = Math.sin(Math.PI * (0.14 + share * 0.72)) ** 0.5
      const radius = 226 + 36 * swell
      const light = Math.round(24 + 50 * Math.sin(Math.PI * share) ** 2)
      return svg`<circle cx="${(hub - reach * share) / face}" r="${(radius + inner) / 2}" stroke-width="${radius - inner}" stroke="rgb(${light},${light},${light + 2})"/>`
    })
    const blocks = 20
    const grooves = times(blocks, (index) => {
      const at = 98 + (index * 170) / blocks
      const [x, y] = toPoint(outer, at)
      const lean = Math.cos((at * Math.PI) / 180)
      const span = reach / 250
      const squash = Math.abs(lean) * 0.9 + 0.1
      return svg`<use href="#${pen.keep(`<path d="${tread}" fill="none"/>`)}" transform="translate(${x * face} ${y * 0.985}) rotate(${(at - 180) * 0.16}) scale(${span} ${squash * 0.62})"/>`
    })
    const side = circlePath(0, 0, 240) + circlePath(0, 0, inner)
    const size = String(pen.trait('label') ?? '')
    return svg`<g transform="translate(0 -12)"><g transform="scale(${face} 1)" fill="none">${shell}</g>
      <g transform="translate(${hub * 0.06} 0)" stroke="#08080a" stroke-width="15" stroke-opacity=".9" stroke-linecap="round">${grooves}</g>
      <g transform="translate(${hub} 0) scale(${face} 1)">
      <path d="${side}" fill="${lit(pen, RUBBER)}" fill-rule="evenodd"/><g fill="none">
      <circle r="238" stroke="#77797d" stroke-width="3" stroke-opacity=".7"/>
      <circle r="${inner + 10}" stroke="#000" stroke-width="16" stroke-opacity=".45"/>
      <circle r="${inner + 22}" stroke="${pen.pick('stripe colour', [pen.colour.base, '#eae6dc'])}" stroke-width="${pen.pick('stripe', [4, 9, 22])}"/>
      <circle r="226" stroke="#000" stroke-opacity=".4" stroke-width="4"/></g>
      <g font-family="sans-serif" font-weight="700" font-size="${(240 - inner) * 0.42}" fill="${pen.colour.highlight}" letter-spacing="6">${arcText(size, (240 + inner) / 2 - 8)}${arcText(size, (240 + inner) / 2 - 8, 90)}</g></g>
      <path d="M${-hub - 150 * face} -200q-60 80 -60 180" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="18" stroke-linecap="round" transform="translate(10 0)"/></g>`
  },
}

/** Letters standing round a ring, since librsvg has no text on a path. */
const arcText = (text: string, radius: number, centre = -90): string =>
  [...text]
    .map((letter, index) => {
      const at = centre + (index - (text.length - 1) / 2) * 13
      const [x, y] = toPoint(radius, at)
      return svg`<text text-anchor="middle" transform="translate(${x} ${y}) rotate(${at + 90})" y="10">${letter}</text>`
    })
    .join('')

const spokes = (pen: Pen): string => {
  const count = pen.count('spokes', 3, 7)
  const style = pen.pick('spoke style', ['blade', 'fork', 'twin', 'wire'])
  const step = 360 / count
  if (style === 'wire') {
    return times(16, (index) => {
      const at = index * 22.5
      return `M${polar(54, at - 1)}L${polar(222, at + 21)}L${polar(222, at + 22.6)}L${polar(54, at + 1.6)}zM${polar(54, at + 10)}L${polar(222, at - 11)}L${polar(222, at - 9.4)}L${polar(54, at + 12.6)}z`
    })
  }
  return times(count, (index) => {
    const at = index * step - 90
    if (style === 'blade')
      return `M${polar(56, at - 18)}Q${polar(140, at - 4)} ${polar(226, at - 9)}L${polar(226, at + 9)}Q${polar(140, at + 6)} ${polar(56, at + 18)}z`
    const gap = step * 0.24
    if (style === 'fork')
      return `M${polar(56, at - 16)}L${polar(140, at - 6)}L${polar(226, at - gap - 4)}L${polar(226, at - gap + 5)}L${polar(158, at)}L${polar(226, at + gap - 5)}L${polar(226, at + gap + 4)}L${polar(140, at + 6)}L${polar(56, at + 16)}z`
    return `M${polar(56, at - 22)}L${polar(226, at - gap * 0.7 - 4)}L${polar(226, at - gap * 0.7 + 4)}L${polar(56, at - 4)}zM${polar(56, at + 22)}L${polar(226, at + gap * 0.7 + 4)}L${polar(226, at + gap * 0.7 - 4)}L${polar(56, at + 4)}z`
  })
}

const wheelRim = (): string => circlePath(0, 0, 280) + circlePath(0, 0, 222)

const wheel: Drawing = {
  angle: 'disc',
  rim: (pen) => `${wheelRim()}${spokes(pen)}${circlePath(0, 0, 62)}`,
  thickness: 74,
  detail: { x: 60, y: -110, zoom: 2.2 },
  use: { setting: 'motorcycle', x: 200, y: 560, scale: 0.42 },
  draw: (pen) => {
    const arms = spokes(pen)
    const hoop = wheelRim()
    return svg`<path d="${circlePath(0, 0, 280)}${circlePath(0, 0, 214)}" fill="${lit(pen, { ...pen.colour, base: pen.colour.shade })}" fill-rule="evenodd"/>
      <path d="${arms}" fill="#000" opacity=".45" transform="translate(7 9)"/>
      <path d="${arms}" fill="${lit(pen, pen.colour)}"/>
      <g clip-path="${pen.clip(arms)}" opacity=".7">${machinedSheen(240)}</g>
      <path d="${arms}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>
      <path d="${hoop}" fill="${lit(pen, pen.colour)}" fill-rule="evenodd"/><g fill="none">
      <circle r="272" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>
      <circle r="256" stroke="#000" stroke-opacity=".28" stroke-width="9"/>
      <circle r="243" stroke="${pen.pick('tape', [pen.colour.accent, pen.colour.highlight])}" stroke-width="6"/>
      <circle r="223" stroke="#000" stroke-opacity=".35" stroke-width="5"/></g>
      <g clip-path="${pen.clip(hoop)}">${machinedSheen(290)}</g>
      <circle r="68" fill="${swollen(pen, pen.colour)}"/>
      <circle r="68" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
      <circle r="34" fill="${lit(pen, STEEL)}"/><circle r="22" fill="#1b1c1e"/>
      <path d="${holesOnCircle(5, 51, 6)}" fill="#000" opacity=".6"/>
      <path d="M-6 -222h12v26h-12z" fill="#d9d4ca" transform="rotate(38)"/>`
  },
}

export const WHEELS = { tyre, wheel } satisfies Record<string, Drawing>
