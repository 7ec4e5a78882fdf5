import { ATELIER_DRAWINGS, type AtelierKind } from './atelier/atelier-kinds.ts'
import type { Drawing } from './drawing.ts'
import { bouquet } from './gift/bouquet.ts'
import { CAKES_AND_FRUIT } from './gift/cakes-and-fruit.ts'
import { candle } from './gift/candle.ts'
import { CLOTH } from './gift/cloth.ts'
import { JARS_AND_BOTTLES } from './gift/jars-and-bottles.ts'
import { LEATHER } from './gift/leather.ts'
import { KNITWEAR } from './gift/knitwear.ts'
import { lacquerBox } from './gift/lacquer-box.ts'
import { PANTRY } from './gift/pantry.ts'
import { PARCELS } from './gift/parcels.ts'
import { SWEETS } from './gift/sweets.ts'
import { TABLEWARE } from './gift/tableware.ts'
import { TEA } from './gift/tea.ts'
import { FRESH_FOOD, type FreshKind } from './ichiba/ichiba-kinds.ts'
import { boots } from './moto/boots.ts'
import { brakeLever } from './moto/brake-lever.ts'
import { BRAKES } from './moto/brakes.ts'
import { CARRY_AND_PARK } from './moto/carry-and-park.ts'
import { CHASSIS } from './moto/chassis.ts'
import { COCKPIT } from './moto/cockpit.ts'
import { DRIVETRAIN } from './moto/drivetrain.ts'
import { ELECTRICS } from './moto/electrics.ts'
import { ENGINE_PARTS } from './moto/engine.ts'
import { FLUIDS_AND_PIPES } from './moto/fluids-and-pipes.ts'
import { helmet } from './moto/helmet.ts'
import { RIDING_GEAR } from './moto/riding-gear.ts'
import { TOOLS } from './moto/tools.ts'
import { WHEELS } from './moto/wheels.ts'
import { AUDIO_AND_WATCHES } from './noir/noir-kinds.ts'
import { FIGURES } from './pop/figures.ts'
import { GAMES } from './pop/games.ts'
import { NOTEBOOKS } from './techo/notebooks.ts'
import { PENS } from './techo/pens.ts'
import { SMALL_THINGS } from './techo/small-things.ts'

const MOTO_DRAWINGS = {
  ...BRAKES,
  'brake-lever': brakeLever,
  ...DRIVETRAIN,
  ...ENGINE_PARTS,
  ...FLUIDS_AND_PIPES,
  ...WHEELS,
  ...COCKPIT,
  ...ELECTRICS,
  ...CHASSIS,
  ...TOOLS,
  helmet,
  ...RIDING_GEAR,
  boots,
  ...CARRY_AND_PARK,
}

const GIFT_DRAWINGS = {
  ...TEA,
  ...SWEETS,
  ...CAKES_AND_FRUIT,
  ...JARS_AND_BOTTLES,
  ...PANTRY,
  ...PARCELS,
  ...TABLEWARE,
  'lacquer-box': lacquerBox,
  ...LEATHER,
  ...CLOTH,
  ...KNITWEAR,
  bouquet,
  candle,
}

const STATIONERY_DRAWINGS = { ...NOTEBOOKS, ...PENS, ...SMALL_THINGS }
const TOY_DRAWINGS = { ...FIGURES, ...GAMES }

export type MotoKind = keyof typeof MOTO_DRAWINGS
export type GiftKind = keyof typeof GIFT_DRAWINGS
export type NoirKind = keyof typeof AUDIO_AND_WATCHES
type StationeryKind = keyof typeof STATIONERY_DRAWINGS
type ToyKind = keyof typeof TOY_DRAWINGS
/** Everything that can be drawn. */
export type PictureKind = MotoKind | GiftKind | AtelierKind | NoirKind | StationeryKind | ToyKind | FreshKind

export const DRAWINGS: Readonly<Record<PictureKind, Drawing>> = {
  ...MOTO_DRAWINGS,
  ...GIFT_DRAWINGS,
  ...ATELIER_DRAWINGS,
  ...AUDIO_AND_WATCHES,
  ...STATIONERY_DRAWINGS,
  ...TOY_DRAWINGS,
  ...FRESH_FOOD,
}

export const MOTO_KINDS = Object.keys(MOTO_DRAWINGS) as MotoKind[]

export const isKind = (name: string): name is PictureKind => Object.hasOwn(DRAWINGS, name)
