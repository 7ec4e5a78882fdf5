import { DRAFT_PREFIX } from '#src/rules/page/draft-prefix.ts'
import { forgetDraft } from '#src/stores/page/form-draft.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

/** Name of the form that says what everybody's gift wears. */
export const RECIPIENTS_GIFT_FORM = 'recipients-gift'

/** Where the list of this tab is kept. */
export const LIST_KEY = `${DRAFT_PREFIX}recipients`

/** The order is placed: the addresses of those it went to leave this tab. */
export function forgetSentList(): void {
  const kept = getStored('session', LIST_KEY) as { sent_to?: unknown } | null
  if (typeof kept?.sent_to !== 'number') return
  setStored('session', LIST_KEY, null)
  forgetDraft(RECIPIENTS_GIFT_FORM)
}
