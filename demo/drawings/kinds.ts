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

export type MotoKind = keyof typeof MOTO_DRAWINGS
export type GiftKind = keyof typeof GIFT_DRAWINGS
/** Everything that can be drawn. */
export type PictureKind = MotoKind | GiftKind

export const DRAWINGS: Readonly<Record<PictureKind, Drawing>> = { ...MOTO_DRAWINGS, ...GIFT_DRAWINGS }

export const MOTO_KINDS = Object.keys(MOTO_DRAWINGS) as MotoKind[]

export const isKind = (name: string): name is PictureKind => Object.hasOwn(DRAWINGS, name)
