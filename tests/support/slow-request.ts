import net from 'node:net'
import { text } from 'node:stream/consumers'

/** A POST whose body is sent in two halves, on a connection that is kept as long as the server keeps it. */
export function openSlowRequest(port: number, path: string, token: string) {
  const body = '{"name":"half a request"}'
  const socket = net.connect(port, '127.0.0.1')
  const answer = text(socket)
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`)
  return {
    /** Sends the rest. @returns everything the server says until it closes the connection */
    finish: (): Promise<string> => {
      socket.write(body.slice(10))
      return answer
    },
  }
}
