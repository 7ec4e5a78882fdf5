import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The least a mail server says; keeps what it was given. */
export async function openMailServer() {
  const server = {
    received: [] as string[],
    /** Takes mails and does not say so, as a line that is cut does. */
    isSilent: false,
    url: '',
    close: () => {
      sockets.forEach((socket) => socket.destroy())
      listener.close()
    },
  }
  const sockets = new Set<Socket>()
  const answer = (socket: Socket) => {
    let message: string | undefined
    sockets.add(socket)
    socket.on('error', () => {})
    socket.write('220 mail.test\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (message !== undefined) {
        message += text
        if (!message.endsWith('\r\n.\r\n')) return
        server.received.push(message)
        message = undefined
        if (!server.isSilent) socket.write('250 taken\r\n')
      } else if (text.startsWith('DATA')) {
        message = ''
        socket.write('354 go on\r\n')
      } else if (text.startsWith('QUIT')) {
        socket.end('221 bye\r\n')
      } else {
        socket.write('250 mail.test\r\n')
      }
    })
  }
  const listener = createServer(answer)
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  server.url = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`
  return server
}
