import net from 'node:net'

export interface RawAnswers {
  text: string
  statuses: number[]
  /** The server closed the connection; false: the visitor did, out of patience. */
  is_closed: boolean
}

/**
 * Sends bytes as they are and takes what comes back until the server closes the connection.
 * @param pieces each goes out on its own
 * @param patience_ms after which the visitor leaves
 */
export function sendRaw(
  port: number,
  pieces: readonly (string | Buffer)[],
  patience_ms = 5_000,
): Promise<RawAnswers> {
  return new Promise((resolve) => {
    let text = ''
    let is_closed = true
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true }, () => {
      const send = (at: number) => {
        const piece = pieces[at]
        if (piece === undefined || socket.destroyed) return
        socket.write(piece, 'latin1', () => setImmediate(send, at + 1))
      }
      send(0)
    })
    const timer = setTimeout(() => {
      is_closed = false
      socket.destroy()
    }, patience_ms)
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    // A server that refuses may close before it has read everything.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      const statuses = [...text.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status))
      resolve({ text, statuses, is_closed })
    })
  })
}
