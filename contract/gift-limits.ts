/** How much fits on what a gift is given: without zod, so that every screen and text can say the same number. */

/** Letters on a gift's card, and of the greeting of a social gift. */
export const GIFT_MESSAGE_MAX = 200
/** Letters of the purpose above the cords of a noshi. */
export const NOSHI_TITLE_MAX = 12
/** Letters of one line of names below the cords. */
export const NOSHI_NAME_MAX = 20
/** Lines of names: they stand side by side, from the right. */
export const NOSHI_NAME_LINES = 3
/** Letters of the company or title, written small on the right of the names. */
export const NOSHI_AFFILIATION_MAX = 24
/** Destinations of one order. */
export const RECIPIENTS_MAX = 200
/** Different goods for one recipient of a list. */
export const RECIPIENT_GOODS_MAX = 10
