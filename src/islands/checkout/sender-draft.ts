/** Names what was chosen as the sender of a destination and is not saved yet. */
export const toSenderDraft = (shipping_key: string) => `sender-choice-${shipping_key}`
