import type { Pen } from './pen.ts'

/** Where a thing is seen at work; each has a file in `settings/`. */
export type SettingName =
  | 'motorcycle'
  | 'cockpit'
  | 'bench'
  | 'rider'
  | 'tea-table'
  | 'kitchen'
  | 'desk'
  | 'rail'
  | 'gift'
  | 'listening-room'

export interface Use {
  setting: SettingName
  /** Where the drawing's origin comes to lie in the 800 × 800 setting, and how large. */
  x: number
  y: number
  scale: number
  degrees?: number
}

/** One kind of thing, drawn about the origin inside ±300. */
export interface Drawing {
  draw(pen: Pen): string
  /** Seen in the dark, whatever ground the shop has. */
  night?: true
  /** Stands on its foot (y ≈ 250) and is seen from the front; otherwise it lies and is seen from above. */
  stands?: boolean
  /**
   * How it shows another side of itself:
   * - `solid`: the drawing itself follows the pen's turn and pitch;
   * - `disc`: a flat part tipped back, its `rim` (path data, holes by even-odd) given thickness;
   * - `laid`: tilted across the picture and foreshortened.
   */
  angle: 'solid' | 'disc' | 'laid'
  rim?(pen: Pen): string
  /** Thickness of a disc in the drawing's units. */
  thickness?: number
  /** Where the close view looks, and how close. */
  detail: { x: number; y: number; zoom: number }
  use: Use
}
