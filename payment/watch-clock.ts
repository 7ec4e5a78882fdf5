/** Reaches a provider as `fetch` does, and notes how far this machine's clock is from the `Date` of its answers. */
export function watchClock(fetch: typeof globalThis.fetch, clock: () => Date) {
  let ahead_s: number | null = null
  const watched: typeof globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init)
    const date = Date.parse(answer.headers.get('date') ?? '')
    if (!Number.isNaN(date)) ahead_s = Math.round((clock().getTime() - date) / 1000)
    return answer
  }
  return {
    fetch: watched,
    /** Seconds; below 0 when this machine is behind. Null while no answer had a date. */
    readAhead: () => ahead_s,
  }
}
