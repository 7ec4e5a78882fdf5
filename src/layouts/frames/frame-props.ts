import type { Frame } from '#src/content-loaders/frame-loader.ts'

/** What every frame of a page is given; each uses what it shows. */
export interface FrameProps {
  frame: Frame
  /** Of a closed shop, before its door: shelves and guides are for those who have the keycode. */
  is_at_door: boolean
  has_header: boolean
  has_footer: boolean
  has_cart: boolean
}
