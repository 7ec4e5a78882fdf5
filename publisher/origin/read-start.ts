import type { IncomingMessage } from 'node:http'

/** What most forms fit in. Longer bodies are passed on while they come. */
const MAX_BYTES = 64 * 1024

export interface BodyStart {
  bytes: Buffer
  /** That was all of it; otherwise the request gives the rest when it is read on. */
  is_whole: boolean
}

/**
 * Reads a request's body to its end, or as far as is kept in memory, so that a small one that is malformed or breaks off
 * never begins at the API.
 * @returns undefined when it broke off
 */
export function readStart(request: IncomingMessage, max_bytes = MAX_BYTES): Promise<BodyStart | undefined> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let length = 0
    const settle = (start: BodyStart | undefined) => {
      request.off('data', onData).off('end', onEnd).off('close', onBroken).off('error', onBroken)
      resolve(start)
    }
    const onData = (part: Buffer) => {
      parts.push(part)
      length += part.length
      if (length <= max_bytes) return
      request.pause()
      settle({ bytes: Buffer.concat(parts), is_whole: false })
    }
    const onEnd = () => settle({ bytes: Buffer.concat(parts), is_whole: true })
    const onBroken = () => settle(undefined)
    if (request.destroyed) return onBroken()
    request.on('data', onData).on('end', onEnd).on('close', onBroken).on('error', onBroken)
  })
}
