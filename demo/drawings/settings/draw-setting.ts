import type { Drawing, SettingName } from '#demo/drawings/drawing.ts'
import type { Ground } from '#shop-api/db/json/picture-source.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg } from '#demo/drawings/svg.ts'
import { withShadow } from '#demo/drawings/with-shadow.ts'
import { drawCockpit } from './cockpit.ts'
import { drawBench, drawDesk, drawGiftTray, drawKitchen, drawRail, drawTeaTable } from './interiors.ts'
import { drawListeningRoom } from '#demo/drawings/noir/listening-room.ts'
import { drawMotorcycle } from './motorcycle.ts'
import { drawRider } from './rider.ts'

const SETTINGS: Record<SettingName, (pen: Pen, ground: Ground) => string> = {
  motorcycle: drawMotorcycle,
  cockpit: drawCockpit,
  bench: drawBench,
  rider: drawRider,
  'tea-table': drawTeaTable,
  kitchen: drawKitchen,
  desk: drawDesk,
  rail: drawRail,
  gift: drawGiftTray,
  'listening-room': drawListeningRoom,
}

/** Settings with a table top: what lies there is seen from the side, what stands throws its shadow on it. */
const TABLES: readonly SettingName[] = ['bench', 'tea-table', 'kitchen', 'desk', 'gift', 'listening-room']

/** How much of the picture's side a thing in use should fill. */
const WANTED_WIDTH = 430
const WANTED_WIDTH_LYING = 560
const DRAWN_WIDTH = 600

/** The thing where it does its work, in colour among quiet surroundings; the eye moves up to small parts. */
export function drawSetting(pen: Pen, drawing: Drawing, ground: Ground): string {
  const { setting, x, y, scale, degrees = 0 } = drawing.use
  const onTable = TABLES.includes(setting)
  const wanted = onTable && !drawing.stands ? WANTED_WIDTH_LYING : WANTED_WIDTH
  const near = Math.min(Math.max(wanted / (DRAWN_WIDTH * scale), 1), 2.1)
  const hold = (at: number): number => Math.min(Math.max(at, 400 / near), 800 - 400 / near)
  const lies = onTable && !drawing.stands ? ' matrix(1.04 -.12 .32 .58 0 0)' : ''
  const thing = withShadow(pen, drawing.draw(pen), drawing.stands && (onTable || setting === 'rail'))
  const backdrop =
    setting === 'motorcycle' &&
    svg`<path d="M0 0H800V800H0z" fill="${pen.linear([
      [0, '#f3f1ed'],
      [1, '#d9d5ce'],
    ])}"/>`
  return svg`${backdrop}
    <g transform="translate(400 400) scale(${near}) translate(${-hold(x)} ${-hold(y)})">${SETTINGS[setting](pen, ground)}
    <g transform="translate(${x} ${y})${lies} rotate(${degrees}) scale(${String(scale)})">${thing}</g></g>`
}
