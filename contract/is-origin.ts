import { isHostName } from './is-host-name.ts'

/** Whether an address is http or https, a host and perhaps a port, and nothing more. */
export function isOrigin(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === address && isHostName(url.hostname)
}
