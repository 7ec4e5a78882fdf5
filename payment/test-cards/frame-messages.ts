import type { CARD_FRAME_LOOK, CardToken } from '../card-fields.ts'

/**
 * What a page of the shop and the frame with a provider's card fields say to each other, by `postMessage`. The frame lies
 * on the provider's own origin, so the page learns no more of a card than these messages say. Each side names the
 * origin it speaks to and ignores all others.
 */

/** The query parameter by which the frame's address names the page's origin. */
export const PARENT_PARAM = 'parent'

/** `request` matches an answer with its question; the page counts it up. */
export type ToCardFrame =
  /** Answered by the height the fields then have. */
  | { type: 'noren-card:look'; look: Partial<Record<(typeof CARD_FRAME_LOOK)[number], string>> }
  | { type: 'noren-card:submit'; request: number }

export type FromCardFrame =
  | { type: 'noren-card:ready' }
  /** How high its fields are now, in CSS pixels. */
  | { type: 'noren-card:height'; height: number }
  /** Somebody pressed Enter in a field. */
  | { type: 'noren-card:enter' }
  /** Nothing is marked as wrong any more. */
  | { type: 'noren-card:corrected' }
  | { type: 'noren-card:token'; request: number; card: CardToken }
  /** What is wrong is marked in the frame; `sentences` are for the list of errors. */
  | { type: 'noren-card:refused'; request: number; sentences: string[] }
  /** The provider could not be asked. */
  | { type: 'noren-card:failed'; request: number }
