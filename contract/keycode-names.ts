// Apart from the shape, for browsers: its rules are twice as much script as a page may have.

/** Holds the pass in a browser, for the whole shop: `Path=/; SameSite=Lax`, `Secure` under https. */
export const KEYCODE_COOKIE = 'keycode_token'
/** Carries it where a script or a program asks. */
export const KEYCODE_HEADER = 'x-keycode-token'
