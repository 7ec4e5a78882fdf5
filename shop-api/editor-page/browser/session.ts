/** The shop this page edits: `/{channel}/admin/`. */
export const channel = location.pathname.split('/').at(-3) ?? ''
const SIGNED_IN = `noren-editor-signed-in:${channel}`

/**
 * Whether somebody signed in here, for all tabs. It opens nothing, because the session is a cookie no script reads. It
 * only tells this page when to ask for the password at once.
 */
export const isSignedIn = (): boolean => localStorage.getItem(SIGNED_IN) === 'yes'
export const noteSignedIn = (): void => localStorage.setItem(SIGNED_IN, 'yes')
export const noteSignedOut = (): void => localStorage.removeItem(SIGNED_IN)
