import type { CallName, CallOutput } from '#contract/index.ts'
import type { Paging } from '#src/rules/paging.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { ApiError } from './api-error.ts'
import { buildAddress } from './build-address.ts'
import type { CallArguments, LooseInput } from './call-input.ts'
import { readPaging } from './read-paging.ts'

/** The reads content and product pages may make without loading ky (HOUSE §6). */
type PlainRead = Extract<CallName, `GET ${string}`>

/**
 * One read with nothing but `fetch`, for pages that carry no ky: no bearer, no retry. Cancelled by `signal`. The pass of
 * a closed shop goes along as its cookie; where it is over, the visitor is asked for the keycode, and maintenance leads to
 * its screen.
 * @throws ApiError for 400 and above; TypeError without a network; AbortError when cancelled
 */
export async function readPlain<Name extends PlainRead>(
  name: Name,
  input: CallArguments<Name>,
  signal?: AbortSignal,
): Promise<{ body: CallOutput<Name>; paging: Paging | null }> {
  const { url } = buildAddress(name, getSite().api, input as LooseInput | undefined)
  const response = await fetch(url, signal ? { signal } : {})
  if (!response.ok) {
    const error = new ApiError(name, url, response.status, await response.json().catch(() => null))
    // Rare, and these pages count every byte.
    if (error.code === 'keycode_required')
      void import('#src/site/keycode-gate.ts').then((gate) => gate.leaveForKeycode())
    if (error.status === 404)
      void import('#src/site/error-screens.ts').then((screens) => screens.leaveIfChannelIsMissing(error))
    if (error.status === 503)
      void import('#src/site/maintenance-gate.ts').then((gate) => gate.leaveForMaintenance(error.maintenance))
    throw error
  }
  return { body: (await response.json()) as CallOutput<Name>, paging: readPaging(response.headers) }
}
