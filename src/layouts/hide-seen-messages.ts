import { HIDDEN_MESSAGES_KEY } from '#src/rules/content/hidden-messages-key.ts'

/**
 * Stands behind a page's message and hides it before it is painted, when this visitor hid this very version (behaviour
 * 2.4). A module would run too late: the message would show and then the page would move.
 */
export const hideSeenMessages = `try{const h=JSON.parse(localStorage["${HIDDEN_MESSAGES_KEY}"]);for(const m of document.querySelectorAll("[data-message]"))m.hidden=h[m.dataset.message]===m.dataset.updatedAt}catch{}`
