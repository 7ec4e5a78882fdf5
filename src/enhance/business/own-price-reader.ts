import type { OwnPrice } from '#contract/shapes/business.ts'
import { readPlainAsMember } from '#src/api/plain-as-member.ts'
import { getSessionState } from '#src/enhance/session/ask-to-sign-in.ts'
import { OWN_COMPANY } from '#src/stores/business/company-key.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'
import { getAccessToken, type StoredToken } from '#src/stores/session/access-token.ts'

/** As many as one read may answer. */
const MOST = 100
/** What was not answered is asked again after this time, when the page changes. */
const RETRY_MS = 10_000
/** A member who buys for no company may do so from now on: asked again after an hour. */
const NONE_MS = 3_600_000

const asked = new Set<string>()

/**
 * Asks what the member's company pays, once for each product. Whoever buys for none is asked about that alone, once an hour.
 * @returns prices of products that were not asked for before; null where there is nothing new
 */
export async function readOwnPrices(keys: readonly string[]): Promise<OwnPrice[] | null> {
  const wanted = keys.filter((key) => !asked.has(key)).slice(0, MOST)
  if (wanted.length === 0) return null
  for (const key of wanted) asked.add(key)
  const token = await findBuyer()
  if (!token) return null
  const answer = await readPlainAsMember(
    'GET /v1/me/prices',
    { query: { keys: wanted } },
    token.access_token,
  ).catch(() => null)
  if (answer) return answer.data
  setTimeout(() => wanted.forEach((key) => asked.delete(key)), RETRY_MS)
  return null
}

/** Another member pays other prices. */
export function forgetAsked(): void {
  asked.clear()
}

/** The token of a member who buys for a company. */
async function findBuyer(): Promise<StoredToken | null> {
  if ((await getSessionState()) !== 'member') return null
  const token = getAccessToken()
  return token && (await hasCompany(token)) ? token : null
}

async function hasCompany({ access_token, user_id }: StoredToken): Promise<boolean> {
  const stored = getStored('local', OWN_COMPANY) as {
    user_id?: unknown
    has_company?: unknown
    at?: unknown
  } | null
  if (stored?.user_id === user_id) {
    if (stored.has_company === true) return true
    if (Date.now() - Number(stored.at) < NONE_MS) return false
  }
  const answer = await readPlainAsMember('GET /v1/me/business-account', {}, access_token).catch(() => null)
  if (!answer) return false
  const has_company = answer.account !== null
  setStored('local', OWN_COMPANY, { user_id, has_company, at: Date.now() })
  return has_company
}
