import type { CallName, CallOutput } from '#contract/index.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { ApiError } from './api-error.ts'
import { buildAddress } from './build-address.ts'
import type { CallArguments, LooseInput } from './call-input.ts'

/**
 * A read that members get a different answer to, with nothing but `fetch` (src/api/plain.ts is for guests).
 * @throws ApiError for 400 and above; TypeError without a network
 */
export async function readPlainAsMember<Name extends Extract<CallName, `GET ${string}`>>(
  name: Name,
  input: CallArguments<Name>,
  access_token: string,
): Promise<CallOutput<Name>> {
  const { url } = buildAddress(name, getSite().api, input as LooseInput | undefined)
  const response = await fetch(url, { headers: { authorization: `Bearer ${access_token}` } })
  if (!response.ok) {
    const error = new ApiError(name, url, response.status, await response.json().catch(() => null))
    if (error.status === 503)
      void import('#src/site/maintenance-gate.ts').then((gate) => gate.leaveForMaintenance(error.maintenance))
    throw error
  }
  return (await response.json()) as CallOutput<Name>
}
