import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import {
  circlePath,
  gearPath,
  holesOnCircle,
  place,
  polar,
  toPoint,
  wavePath,
} from '#demo/drawings/geometry.ts'
import { DARK_STEEL, STEEL, lit, machinedSheen } from '#demo/drawings/materials.ts'
import type { Pen, Point } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

/** How a chain lies: a line drawn as a share of its length grows from 0 to 1. */
const chainLays: Record<string, (share: number) => Point> = {
  coil: (share) => toPoint(255 - share * 160, 100 + share * 720),
  snake: (share) => [Math.sin(share * Math.PI * 4 + 0.9) * 215, -230 + share * 460],
  ring: (share) => {
    const [x, y] = toPoint(1, 80 + share * 352)
    return [x * 262, y * 170 + Math.sin(share * Math.PI * 4) * 34]
  },
}

/** Where the pins come to lie, `pitch` apart along the chain. */
const chainPins = (pen: Pen, pitch: number): Point[] => {
  const lay = chainLays[pen.pick('lay', Object.keys(chainLays))] ?? ((share) => [share, 0])
  const flip = pen.pick('flip', [-1, 1])
  const pins: Point[] = []
  for (let share = 0; share <= 1; share += 0.002) {
    const [x, y] = lay(share)
    const [lastX, lastY] = pins.at(-1) ?? [Infinity, 0]
    if (Math.hypot(x * flip - lastX, y - lastY) >= pitch) pins.push([x * flip, y])
  }
  return pins
}

const chain: Drawing = {
  angle: 'laid',
  detail: { x: 0, y: 215, zoom: 2.6 },
  use: { setting: 'bench', x: 400, y: 590, scale: 0.62 },
  draw: (pen) => {
    const pitch = 52
    const plate =
      'M-20 -17C-8 -17 -8 -10 0 -10S8 -17 20 -17A17 17 0 0 1 20 17C8 17 8 10 0 10S-8 17 -20 17A17 17 0 0 1 -20 -17z'
    const pin = svg`<circle r="8.5" fill="${lit(pen, DARK_STEEL)}"/><circle r="5" fill="${lit(pen, STEEL)}"/>`
    const outer = pen.keep(
      svg`<path d="${plate}" transform="translate(2 5)" opacity=".35"/>
        <path d="${plate}" fill="${lit(pen, pen.colour)}"/>
        <path d="M-20 -14C-8 -14 -8 -7 0 -7S8 -14 20 -14" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>
        <g transform="translate(-20 0)">${pin}</g><g transform="translate(20 0)">${pin}</g>`,
    )
    const inner = pen.keep(
      svg`<path d="${plate}" fill="#2b2d30" transform="scale(.95)"/>
        <path d="${plate}" fill="${lit(pen, DARK_STEEL)}" transform="scale(.88 .8)"/>`,
    )
    const pins = chainPins(pen, pitch)
    const link = (index: number, id: string): string => {
      const [[x1, y1], [x2, y2]] = [pins[index] ?? [0, 0], pins[index + 1] ?? [0, 0]]
      const degrees = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
      return svg`<use href="#${id}" transform="translate(${(x1 + x2) / 2} ${(y1 + y2) / 2}) rotate(${degrees}) scale(1.3)"/>`
    }
    const links = (odd: number, id: string): string =>
      times(Math.floor((pins.length - 1 - odd) / 2), (index) => link(index * 2 + odd, id))
    const joint = svg`<path d="${plate}" fill="${lit(pen, toTone(pen.colour.accent))}"/>
      ${place(pin, -20, 0)}${place(pin, 20, 0)}`
    return `${links(1, inner)}${links(0, outer)}${link(2, pen.keep(joint))}`
  },
}

const sprocketBody = (pen: Pen): string => {
  const teeth = pen.count('teeth', 36, 46)
  const arms = pen.pick('arms', [5, 6, 6])
  const window = pen.pick('windows', ['round', 'slots', 'petal', 'web'])
  const windows = {
    round: () => holesOnCircle(arms * 2, 196, 26, 180 / arms / 2),
    slots: () =>
      times(arms, (index) => {
        const at = (index * 360) / arms + 10
        const span = 360 / arms - 20
        return `M${polar(214, at)}A214 214 0 0 1 ${polar(214, at + span)}L${polar(166, at + span)}A166 166 0 0 0 ${polar(166, at)}z`
      }),
    petal: () => holesOnCircle(arms, 182, 44, 180 / arms) + holesOnCircle(arms, 216, 14, 0),
    web: () =>
      times(arms * 2, (index) => {
        const at = (index * 180) / arms
        const span = 150 / arms
        return `M${polar(220, at)}L${polar(220, at + span)}L${polar(158, at + (index % 2 ? 2 : span))}z`
      }),
  }[window]()
  return `${gearPath(teeth, 280, 250)}${windows}${circlePath(0, 0, 92)}${holesOnCircle(arms, 126, 13, 0)}`
}

const sprocket: Drawing = {
  angle: 'disc',
  rim: sprocketBody,
  thickness: 16,
  detail: { x: -170, y: -170, zoom: 2.6 },
  use: { setting: 'motorcycle', x: 620, y: 560, scale: 0.26 },
  draw: (pen) => {
    const body = sprocketBody(pen)
    return svg`<path d="${body}" fill="${lit(pen, pen.colour)}" fill-rule="evenodd" stroke="#000" stroke-opacity=".4" stroke-width="3"/>
      <g clip-path="${pen.clip(body)}"><g opacity=".6">${machinedSheen(300, 15)}</g>
      <circle r="262" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="46"/>
      <circle r="238" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/>
      <circle r="98" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="8"/>
      <g fill="none" stroke="#000" stroke-opacity=".3" stroke-width="4">${times(6, (index) => svg`<circle r="21" transform="rotate(${index * 60}) translate(126 0)"/>`)}</g></g>
      <path d="M-46 -146h92v9h-92z" fill="${pen.colour.accent}" opacity=".8" transform="rotate(30)"/>`
  },
}

const plateRim = (pen: Pen): string => {
  const tabs = pen.pick('tabs', [10, 12, 14, 16])
  const outer = `M${times(tabs, (index) => {
    const at = (index * 360) / tabs
    const half = 6
    return `${index > 0 ? 'L' : ''}${polar(240, at - half)}L${polar(272, at - half + 1)}L${polar(272, at + half - 1)}L${polar(240, at + half)}A240 240 0 0 1 ${polar(240, at + 360 / tabs - half)}`
  })}z`
  return outer + circlePath(0, 0, 160)
}

const clutchPlate: Drawing = {
  angle: 'disc',
  rim: plateRim,
  thickness: 20,
  detail: { x: 150, y: -140, zoom: 2.3 },
  use: { setting: 'bench', x: 400, y: 590, scale: 0.6 },
  draw: (pen) => {
    const plate = pen.keep(`<path d="${plateRim(pen)}" fill-rule="evenodd"/>`)
    const pads = pen.pick('pads', [18, 24, 32])
    const slant = pen.pick('slant', [0, 7, 12])
    const friction = toTone(pen.pick('friction', ['#8f6b43', '#5d4a3c', '#a37f4e', '#6b6256']))
    const ring = `${circlePath(0, 0, 236)}${circlePath(0, 0, 166)}`
    const gaps = pen.keep(
      `<path d="${times(pads, (index) => `M${polar(160, (index * 360) / pads)}L${polar(240, (index * 360) / pads + slant)}`)}"/>`,
    )
    const under = `${wavePath(pen.pick('spline', [24, 30]), 166, 150)}${circlePath(0, 0, 226)}`
    return svg`<g transform="translate(26 24)">
      <path d="${under}" fill="${lit(pen, STEEL)}" fill-rule="evenodd" stroke="#50545a" stroke-width="2"/>
      <g clip-path="${pen.clip(circlePath(0, 0, 226) + circlePath(0, 0, 166))}">${machinedSheen(300)}</g></g>
      <use href="#${plate}" x="6" y="10" opacity=".3"/>
      <use href="#${plate}" fill="${lit(pen, pen.colour)}" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>
      <path d="${ring}" fill="${lit(pen, friction)}" fill-rule="evenodd"/><g clip-path="${pen.clip(ring)}">
      <g opacity=".25">${machinedSheen(260)}</g><use href="#${gaps}" stroke="#2a211a" stroke-width="9"/>
      <use href="#${gaps}" transform="rotate(2)" stroke="#fff" stroke-opacity=".25" stroke-width="2"/></g>`
  },
}

export const DRIVETRAIN = { chain, sprocket, 'clutch-plate': clutchPlate } satisfies Record<string, Drawing>
