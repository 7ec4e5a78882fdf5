import type { CallName, CallOutput } from '#contract/index.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { buildAddress } from './build-address.ts'
import type { CallArguments, LooseInput } from './call-input.ts'

/** The reads content and product pages may make without loading ky (architecture «Budgets»). */
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
): Promise<{ body: CallOutput<Name>; headers: Headers }> {
  const { url } = buildAddress(name, getSite().api, input as LooseInput | undefined)
  const response = await fetch(url, signal ? { signal } : {})
  if (!response.ok) {
    const { toPlainRefusal } = await import('./plain-refusal.ts')
    throw await toPlainRefusal(name, url, response)
  }
  return { body: (await response.json()) as CallOutput<Name>, headers: response.headers }
}
