import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A port of this machine that leads to another, until the test ends: whoever speaks through it can be cut off. */
export async function openCuttableWire(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(target)
    let isDeaf = false
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('data', (bytes) => {
        isDeaf ||= isSilent
        if (!isDeaf) other.write(bytes)
      })
      socket.once('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    sockets.forEach((socket) => socket.destroy())
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  onTestFinished(cut)
  return {
    port,
    /** Nobody listens there, and who was connected is no longer. */
    cut,
    mend: () => listen(port),
    /** Everything stays connected, and nothing arrives any more. */
    silence: () => (isSilent = true),
    /** Whoever connects from now on is heard; who spoke in vain stays unheard. */
    hear: () => (isSilent = false),
  }
}
