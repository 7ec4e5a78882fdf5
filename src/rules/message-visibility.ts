/** What a visitor hid: code of the message → its `updated_at` when it was hidden. */
export type HiddenMessages = Readonly<Record<string, string>>

/** Spec §2: a hidden message is shown again only if its `updated_at` changed. */
export function isMessageShown(
  message: { code: string; updated_at: string },
  hidden: HiddenMessages,
): boolean {
  return hidden[message.code] !== message.updated_at
}
