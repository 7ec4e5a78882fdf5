import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { circlePath, place, polar, roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { STEEL, chrome, gloss, lit, rolled } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { repeatPattern } from '#demo/drawings/repeat-pattern.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const knife: Drawing = {
  angle: 'laid',
  detail: { x: 60, y: 0, zoom: 2.3 },
  use: { setting: 'kitchen', x: 390, y: 600, scale: 0.78, degrees: 14 },
  draw: (pen) => {
    const blade = {
      santoku: 'M70 -58H-180Q-262 -52 -296 30Q-200 62 -40 62H70z',
      gyuto: 'M70 -44Q-140 -52 -306 50Q-180 64 70 62z',
      nakiri: 'M70 -66H-270Q-290 -66 -290 -44V60Q-290 66 -276 66H70z',
      deba: 'M70 -70H-60Q-190 -58 -236 52Q-120 72 70 74z',
      bread: 'M70 -34H-270Q-306 -34 -300 20Q-286 44 -262 24T-206 24T-150 24T-94 24T-38 24T18 24T70 24z',
      petty: 'M70 -26Q-120 -32 -240 32Q-120 40 70 38z',
    }[pen.pick('blade', ['santoku', 'gyuto', 'nakiri', 'petty', 'deba', 'bread'])]
    const finish = pen.pick('finish', ['damascus', 'hammered', 'kurouchi', 'mirror'])
    const skin = {
      damascus: svg`<g fill="none" stroke="#4d5259" stroke-opacity=".5" stroke-width="2.5">${times(8, (index) => svg`<path d="M-300 ${-60 + index * 14}q40 -16 80 0t80 0t80 0t80 0t80 0"/>`)}</g>`,
      hammered: svg`<path d="M-310 -70H80V20H-310z" fill="${pen.pattern(30, 26, '<ellipse cx="9" cy="8" rx="9" ry="7" fill="#fff" opacity=".35"/><ellipse cx="11" cy="10" rx="8" ry="6" fill="#000" opacity=".14"/><ellipse cx="24" cy="20" rx="8" ry="6" fill="#fff" opacity=".3"/>')}"/>`,
      kurouchi: '<path d="M-310 -80H80V16Q-100 26 -310 20z" fill="#2b2c2e" opacity=".88"/>',
      mirror:
        '<path d="M-120 -80L-60 -80L-140 80H-200zM-30 -80H-10L-90 80H-110z" fill="#fff" opacity=".55"/>',
    }[finish]
    const handle = pen.pick('handle', ['octagon', 'riveted'])
    const grip = pen.colour
    const hold =
      handle === 'octagon'
        ? svg`<path d="M92 -34H300L306 -24V24L300 34H92z" fill="${rolled(pen, grip)}"/>
          <path d="M92 -12H304M92 14H304" stroke="#000" stroke-opacity=".22" stroke-width="3"/>
          <path d="M92 -36H132V36H92z" fill="${rolled(pen, toTone(grip.accent))}"/>`
        : svg`<path d="M88 -36Q200 -52 296 -30Q316 -10 300 40Q270 30 220 32T88 36z" fill="${rolled(pen, grip)}"/>
          ${[130, 190, 250].map((x) => svg`<circle cx="${x}" r="10" fill="${lit(pen, STEEL)}"/>`)}
          <path d="M70 -40H92V42H70z" fill="${chrome(pen, true)}"/>`
    return place(
      svg`<path d="M56 -14H100V14H56z" fill="${lit(pen, STEEL)}"/><path d="${blade}" fill="${pen.linear(
        [
          [0, '#f6f7f8'],
          [0.5, '#b4b9bf'],
          [0.62, '#dfe2e5'],
          [1, '#8c929a'],
        ],
        [0.2, 0],
        [0.35, 1],
      )}"/><g clip-path="${pen.clip(blade)}">${skin}
        <path d="M-320 36Q-140 40 80 36V80H-320z" fill="#fff" opacity=".6"/>
        <path d="M-320 34Q-140 38 80 34" stroke="#6d737b" stroke-opacity=".6" stroke-width="2.5" fill="none"/></g>
        <path d="${blade}" fill="none" stroke="#5b6068" stroke-opacity=".6" stroke-width="1.6"/>
        <g fill="#33363a" opacity=".75">
        <path d="M20 -34h24v5h-24zM20 -24h24v5h-24zM28 -34h5v34h-5z"/></g>${hold}`,
      0,
      0,
      1.06,
      -30,
    )
  },
}

const plateRim = (pen: Pen): string =>
  pen.trait('shape') === 'long' ? roundedBox(-286, -130, 572, 260, 30) : circlePath(0, 0, 262)

const plate: Drawing = {
  angle: 'disc',
  rim: (pen) => plateRim(pen),
  thickness: 16,
  detail: { x: -130, y: 120, zoom: 2.1 },
  use: { setting: 'tea-table', x: 430, y: 590, scale: 0.72 },
  draw: (pen) => {
    const glaze = pen.pick('glaze', ['fern', 'rings', 'edge', 'crackle', 'repeat', 'wash'])
    const { accent, base, shade } = pen.colour
    const art = {
      fern: svg`<g stroke="${accent}" fill="${accent}">
        <path d="M-110 120Q0 20 110 -120" fill="none" stroke-width="9"/>
        ${times(6, (index) => svg`<path d="M${-80 + index * 34} ${90 - index * 38}q-60 -20 -74 -50q56 -4 74 50zM${-80 + index * 34} ${90 - index * 38}q60 24 80 8q-30 -40 -80 -8z" stroke="none" opacity=".85"/>`)}</g>`,
      rings: times(
        4,
        (index) =>
          svg`<circle r="${46 + index * 44}" fill="none" stroke="${accent}" stroke-width="${index % 2 ? 5 : 15}" opacity=".85"/>`,
      ),
      edge: svg`<circle r="238" fill="none" stroke="${accent}" stroke-width="42"/>
        <circle r="206" fill="none" stroke="${accent}" stroke-width="4"/>`,
      crackle: svg`<path d="M-240 -40L-120 -70L-60 -190M-120 -70L-30 0L90 -60L210 -110M-30 0L-60 120L-170 170M-60 120L60 150L110 230M60 150L170 70L240 80M90 -60L170 70" fill="none" stroke="${pen.pick('joinery', ['#c6a04c', shade])}" stroke-width="7" stroke-linejoin="round"/>`,
      repeat: svg`<circle r="176" fill="${repeatPattern(pen, accent, 0.8)}"/>`,
      wash: svg`<path d="M-280 -20Q-80 -110 40 -30T290 -70V290H-280z" fill="${accent}" opacity=".8"/>
        <circle cx="70" cy="-120" r="34" fill="${accent}"/>`,
    }[glaze]
    const outline = plateRim(pen)
    const isLong = pen.trait('shape') === 'long'
    return svg`<path d="${outline}" fill="${lit(pen, pen.colour)}"/>
      <g clip-path="${pen.clip(outline)}">${art}</g>
      ${
        !isLong &&
        svg`<circle r="176" fill="none" stroke="#000" stroke-opacity=".13" stroke-width="14"/>
      <circle r="184" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>`
      }
      <path d="${outline}" fill="${pen.radial(
        [
          [0, '#fff', 0.3],
          [0.62, '#fff', 0],
          [0.66, '#000', 0.1],
          [0.8, '#fff', 0.16],
          [1, '#000', 0.26],
        ],
        [0.48, 0.47],
        0.53,
      )}"/>${
        !isLong &&
        svg`<circle r="257" fill="none" stroke="${glaze === 'edge' ? shade : base}" stroke-width="8"/>
      <path d="M${polar(250, 195)}A250 250 0 0 1 ${polar(250, 262)}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="9" stroke-linecap="round"/>`
      }`
  },
}

const chopsticks: Drawing = {
  angle: 'laid',
  detail: { x: 120, y: 40, zoom: 2.2 },
  use: { setting: 'tea-table', x: 420, y: 600, scale: 0.7, degrees: 8 },
  draw: (pen) => {
    const decor = pen.pick('decor', ['rings', 'band', 'dip', 'shell'])
    const rest = pen.pick('rest', ['bean', 'bar', 'leaf'])
    const stick = (tone: typeof pen.colour): string => {
      const body = 'M-300 -4H-296L290 -14Q300 -14 300 0T290 14L-296 4H-300z'
      const end = {
        rings: times(
          4,
          (index) => svg`<path d="M${150 + index * 30} -16h12v32h-12z" fill="${tone.accent}"/>`,
        ),
        band: svg`<path d="M90 -16H250V16H90z" fill="${tone.accent}"/>
          <path d="M76 -16h6v32h-6zM258 -16h6v32h-6z" fill="#c9a24a"/>`,
        dip: svg`<path d="M140 -16L180 16H302V-16z" fill="${tone.accent}"/>`,
        shell: svg`<path d="M110 -16H300V16H110z" fill="${repeatPattern(pen, tone.accent, 0.95)}"/>`,
      }[decor]
      return svg`<path d="${body}" fill="${lit(pen, tone)}"/><g clip-path="${pen.clip(body)}">${end}
        <path d="M-300 -9H300V-3H-300z" fill="#fff" opacity=".5"/>
        <path d="M-300 6H300V20H-300z" opacity=".3"/></g>`
    }
    const second = pen.pick('pair', [pen.colour, toTone(pen.colour.accent, pen.colour.base)])
    const box = svg`<path d="${roundedBox(-292, -232, 584, 128, 8)}" fill="${lit(pen, toTone('#d9c39a'))}"/>
      <path d="${roundedBox(-292, -232, 584, 128, 8)}" fill="${repeatPattern(pen, pen.colour.base, 0.25)}"/>
      <path d="M60 -232H130V-104H60z" fill="${pen.colour.base}"/>
      <path d="M78 -200h34v64h-34z" fill="#fbf7ee"/>`
    const stand = {
      bean: smoothPath([
        [-24, -70],
        [24, -66],
        [30, 0],
        [24, 66],
        [-24, 70],
        [-14, 0],
      ]),
      bar: roundedBox(-22, -76, 44, 152, 16),
      leaf: 'M0 -84Q56 0 0 84Q-56 0 0 -84z',
    }[rest]
    return place(
      svg`${box}<g transform="translate(-170 80)"><path d="${stand}" transform="translate(5 9)" opacity=".3"/>
        <path d="${stand}" fill="${lit(pen, toTone('#e8e4da'))}"/>
        <path d="${stand}" fill="${gloss(pen)}"/></g><g opacity=".3">
        <path d="M-290 34L296 46V62L-290 42zM-290 110L296 122V138L-290 118z"/></g>${place(stick(pen.colour), 0, 36, 1, 1)}${place(stick(second), 0, 112, 1, 1)}`,
      0,
      30,
      1,
      -16,
    )
  },
}

const spoon: Drawing = {
  angle: 'laid',
  detail: { x: -150, y: 0, zoom: 2.2 },
  use: { setting: 'tea-table', x: 420, y: 600, scale: 0.7, degrees: 8 },
  draw: (pen) => {
    const long = pen.pick('handle', [260, 280, 300])
    return place(
      svg`<path d="M-70 -14Q60 -8 ${long} -20Q${long + 16} 0 ${long} 20Q60 8 -70 14z" fill="${rolled(pen, pen.colour)}"/>
        <ellipse cx="-170" rx="118" ry="78" fill="${lit(pen, pen.colour)}"/>
        <ellipse cx="-172" cy="4" rx="96" ry="58" fill="${pen.colour.shade}" opacity=".45"/>
        <path d="M-250 -20Q-200 -66 -120 -52" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"/>`,
      0,
      0,
      1,
      -24,
    )
  },
}

export const TABLEWARE = { knife, spoon, plate, chopsticks } satisfies Record<string, Drawing>
