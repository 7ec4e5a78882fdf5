import { containsCardNumber } from '#src/rules/checkout/card-number.ts'
import { DRAFT_PREFIX } from '#src/rules/page/draft-prefix.ts'
import { getStored, listStored, setStored } from './storage.ts'

export type Draft = Record<string, string>

/** Fields that are never stored, in any form. */
const NEVER_KEPT = /card|security_code|password|answer|verify_code/

/** Keeps what a shopper typed into a form in this tab, so that an error or a reload loses nothing. */
export function keepDraft(form: string, values: Record<string, unknown>): void {
  const kept = Object.entries(values).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !NEVER_KEPT.test(entry[0]) && !containsCardNumber(entry[1]),
  )
  setStored('session', toKey(form), Object.fromEntries(kept))
}

/** What was typed before; empty when nothing was. */
export function getDraft(form: string): Draft {
  return (getStored('session', toKey(form)) as Draft | null) ?? {}
}

export function forgetDraft(form: string): void {
  setStored('session', toKey(form), null)
}

/** Deletes what was typed into any form of this tab, e.g. at logout. */
export function forgetDrafts(): void {
  for (const key of listStored('session')) if (key.startsWith(DRAFT_PREFIX)) setStored('session', key, null)
}

const toKey = (form: string) => `${DRAFT_PREFIX}${form}`
