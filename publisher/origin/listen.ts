import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** @param port 0 for any free one. @returns the port it listens on. @throws as `server.listen` does */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}
