/** Beside the spinner of a page that waits for the shop. */
export const PLEASE_WAIT = 'しばらくお待ちください…'
