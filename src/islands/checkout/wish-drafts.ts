import { pickTyped } from '#src/forms/typed-wishes.ts'
import { type Draft, forgetDraft, getDraft, keepDraft } from '#src/stores/page/form-draft.ts'

/**
 * Takes up what was typed about parcels before a reload. A draft holds every field of its form; those nobody changed
 * may have been set elsewhere since, and are left out. Answers whether anything was typed.
 * @param known what the cart has now
 */
export function openWishDraft(name: string, known: Draft): boolean {
  const before = getDraft(toBefore(name))
  const typed = pickTyped(pickTyped(getDraft(name), { ...known, ...before }), known)
  if (Object.keys(typed).length === 0) {
    forgetWishDraft(name)
    return false
  }
  keepDraft(name, typed)
  keepBefore(name, known)
  return true
}

/** What the fields showed before somebody typed into them. */
export function keepBefore(name: string, known: Draft): void {
  keepDraft(toBefore(name), known)
}

export function forgetWishDraft(name: string): void {
  forgetDraft(name)
  forgetDraft(toBefore(name))
}

const toBefore = (name: string) => `${name}-before`
