export type Env = Record<string, string | undefined>

/** Takes what a CDN keeps under some tags out of it. */
export interface Purge {
  /** What to purge when these addresses change. */
  toTags(site: string, paths: readonly string[]): string[]
  /** @throws {Error} one sentence with what the CDN answered */
  purge(tags: readonly string[]): Promise<void>
}

const ANSWERING_MS = 10_000

/** A call of a CDN. @throws {Error} one sentence with its status and the beginning of what it said, never the token */
export async function askCdn(
  name: string,
  url: string,
  headers: Record<string, string>,
  body?: object,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWERING_MS),
  }).catch((error: unknown) => {
    throw new Error(`${name} could not be asked to purge`, { cause: error })
  })
  const text = await response.text()
  if (!response.ok)
    throw new Error(
      `${name} answered ${response.status} to the purge: ${text.replaceAll(/\s+/g, ' ').slice(0, 200)}`,
    )
}

/** @throws {Error} one sentence that names the variable */
export function requireValue(value: string | undefined, name: string, of: string): string {
  if (!value) throw new Error(`${name} must be set: ${of}.`)
  return value
}
