/** Key of one gift's draft: another gift in the same tab has its own. It also begins the ids of the fields. */
export function toGiftDraft(form: 'address' | 'delivery', gift_key: string): string {
  return `gift-${form}-${gift_key.slice(0, 8).replaceAll(/[^\w-]/g, '')}`
}
