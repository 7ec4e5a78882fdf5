import { KEYCODE_HEADER } from '#contract/keycode-names.ts'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 20 * 1024 * 1024

export interface PictureSource {
  /** Public address of the shop. */
  origin: string
  /** Address of its API, without a trailing slash. */
  api: string
  keycode_token: string | null
}

/**
 * Fetches a card's picture. One on the shop's own address comes from the API, which is where the origin would send
 * the request.
 *
 * @returns undefined when there is none to be had: a card without it is better than no card
 */
export async function loadPicture(
  address: string,
  { origin, api, keycode_token }: PictureSource,
): Promise<Uint8Array | undefined> {
  const isOwn = address.startsWith(`${origin}/`)
  const url = isOwn ? api + address.slice(origin.length) : address
  try {
    const response = await fetch(url, {
      // A pass of the shop is nobody else's business.
      ...(isOwn && keycode_token !== null && { headers: { [KEYCODE_HEADER]: keycode_token } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const isPicture = response.headers.get('content-type')?.startsWith('image/')
    const isTooBig = Number(response.headers.get('content-length') ?? 0) > MAX_BYTES
    if (!response.ok || !isPicture || isTooBig) {
      await response.body?.cancel()
      return undefined
    }
    return new Uint8Array(await response.arrayBuffer())
  } catch {
    return undefined
  }
}
