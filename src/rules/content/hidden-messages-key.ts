/**
 * Where the browser's local storage keeps which messages a visitor hid, as JSON: code of the message → its
 * `updated_at` then. Behaviour 2.4: a hidden message is shown again only if its `updated_at` changed.
 */
export const HIDDEN_MESSAGES_KEY = 'noren.hidden_messages'
