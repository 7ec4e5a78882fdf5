import { NOBODY, type RecipientList } from '#src/rules/checkout/recipient-list.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'
import { getAccessToken } from '#src/stores/session/access-token.ts'
import { LIST_KEY } from './forget-list.ts'

const getOwner = () => getAccessToken()?.user_id ?? null

/** The list of this tab. A member's is nobody else's; a guest who logs in goes on with theirs. */
export function readList(): RecipientList {
  const kept = { ...NOBODY, ...(getStored('session', LIST_KEY) as Partial<RecipientList> | null) }
  return kept.user_id === null || kept.user_id === getOwner() ? kept : NOBODY
}

export function keepList(list: RecipientList): RecipientList {
  const kept = { ...list, user_id: getOwner() }
  setStored('session', LIST_KEY, kept)
  return kept
}
