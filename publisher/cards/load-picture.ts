const TIMEOUT_MS = 10_000
const MAX_BYTES = 20 * 1024 * 1024

/**
 * Fetches a card's picture. One on the shop's own address comes from the API, which is where the origin would send
 * the request.
 *
 * @returns undefined when there is none to be had: a card without it is better than no card
 */
export async function loadPicture(
  address: string,
  origin: string,
  api: string,
): Promise<Uint8Array | undefined> {
  const url = address.startsWith(`${origin}/`) ? api + address.slice(origin.length) : address
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
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
