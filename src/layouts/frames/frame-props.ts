import type { Frame } from '#src/content-loaders/frame-loader.ts'

/** Props of every frame; each uses what it shows. */
export interface FrameProps {
  frame: Frame
  /** At the door of a closed shop: navigation and guides are for visitors with the keycode. */
  is_at_door: boolean
  has_header: boolean
  has_footer: boolean
  has_cart: boolean
}
