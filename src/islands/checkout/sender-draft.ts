/** Key of the draft of a destination's sender. */
export const toSenderDraft = (cart_id: number, shipping_key: string) =>
  `sender-choice-${cart_id}-${shipping_key}`
