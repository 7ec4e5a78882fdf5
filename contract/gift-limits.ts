/** How much fits on what a gift is given: without zod, so that every screen and text can say the same number. */

/** Letters on a gift's card, and of the greeting of a social gift. */
export const GIFT_MESSAGE_MAX = 200
/** Letters of the purpose above the cords of a noshi. */
export const NOSHI_TITLE_MAX = 12
/** Letters of one line of names below the cords. */
export const NOSHI_NAME_MAX = 20
/** Lines of names: they stand side by side, from the right. */
export const NOSHI_NAME_LINES = 3
