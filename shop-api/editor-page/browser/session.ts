/** The shop this page edits: `/{channel}/admin/`. */
export const channel = location.pathname.split('/').at(-3) ?? ''
const TOKEN = `noren-editor-token:${channel}`

/** Kept for all tabs; the token itself says when it ends. */
export const readToken = (): string => localStorage.getItem(TOKEN) ?? ''
export const keepToken = (token: string): void => localStorage.setItem(TOKEN, token)
export const forgetToken = (): void => localStorage.removeItem(TOKEN)
