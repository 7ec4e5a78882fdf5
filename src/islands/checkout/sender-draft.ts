/** Key of the draft of a destination's sender. */
export const toSenderDraft = (shipping_key: string) => `sender-choice-${shipping_key}`
