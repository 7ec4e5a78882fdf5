import { once } from 'node:events'
import { connect, createServer } from 'node:net'

export interface End {
  host: string
  port: number
}

/** Leads connections from one address to another, byte by byte. @returns how to close it */
export async function openRelay(near: End, far: End): Promise<() => void> {
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (coming) => {
    const going = connect({ ...far, noDelay: true, allowHalfOpen: true })
    coming.pipe(going)
    going.pipe(coming)
    for (const [one, other] of [
      [coming, going],
      [going, coming],
    ] as const) {
      // What breaks off at one end breaks off at the other.
      one.on('error', () => other.resetAndDestroy())
      one.on('close', () => other.destroySoon())
    }
  })
  server.listen(near.port, near.host)
  await once(server, 'listening')
  return () => void server.close()
}
