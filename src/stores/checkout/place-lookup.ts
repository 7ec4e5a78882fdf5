import { atom } from 'nanostores'
import type { PostalAddress } from '#contract/shapes/address.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { isPostalCode } from '#src/rules/input/postal-code.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'

/** What a postal code means. If it covers several towns, the shopper chooses. */
export type PlaceLookup =
  | { state: 'idle' }
  | { state: 'looking'; code: string }
  | { state: 'found'; code: string; places: readonly PostalAddress[] }
  | { state: 'none'; code: string }
  | { state: 'failed'; code: string; failure: CallFailure }

export const $placeLookup = atom<PlaceLookup>({ state: 'idle' })

/** Looks up a complete postal code. Of two quick look-ups the later one counts, and the earlier one answers null. */
export async function lookUpPlaces(code: string): Promise<PlaceLookup | null> {
  if (!isPostalCode(code)) {
    $placeLookup.set({ state: 'idle' })
    return null
  }
  const looking: PlaceLookup = { state: 'looking', code }
  $placeLookup.set(looking)
  const end = await findPlaces(code)
  if ($placeLookup.get() !== looking) return null
  $placeLookup.set(end)
  return end
}

async function findPlaces(code: string): Promise<PlaceLookup> {
  try {
    const api = await loadApi()
    const { body } = await api.call('GET /v1/postal-code', { query: { code } })
    return body.data.length > 0 ? { state: 'found', code, places: body.data } : { state: 'none', code }
  } catch (error) {
    return { state: 'failed', code, failure: toCallFailure(error) }
  }
}
