import { once } from 'node:events'
import net from 'node:net'

/**
 * @param variable environment variable that chooses the port
 * @throws {Error} one sentence when somebody listens there already, or the port may not be used
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  for (const host of ['127.0.0.1', '::1', undefined]) {
    const code = await tryListen(port, host)
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is taken; stop what listens there, or choose another with ${variable}=${port + 1}.`,
      )
    }
    if (code === 'EACCES') {
      throw new Error(`Port ${port} may not be used by this user; choose one above 1023 with ${variable}.`)
    }
  }
}

/** @throws {Error} one sentence when the variable holds no port */
export function readPort(
  env: Record<string, string | undefined>,
  variable: string,
  fallback: number,
): number {
  const text = env[variable]
  const port = text ? Number(text) : fallback
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${variable} must be a port between 1 and 65535, not '${text}'.`)
}

/** Code of the error, or undefined when the port is free. A machine without IPv6 has nobody on it either. */
async function tryListen(port: number, host: string | undefined): Promise<string | undefined> {
  const server = net.createServer()
  try {
    server.listen({ port, host, exclusive: true })
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
}
