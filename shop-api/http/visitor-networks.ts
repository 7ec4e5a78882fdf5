import { isIP } from 'node:net'

/** Where a visitor comes from, for code that counts what visitors do. */
export interface VisitorNetworks {
  /** One connection: an IPv4 address, or the /64 of an IPv6 one, within which a visitor takes any address there is. */
  near: string
  /** The /48 around it, which one customer may have as a whole; undefined for IPv4. */
  wide: string | undefined
}

/** @param address as `visitor-address.ts` finds it; an IPv4 address in IPv6 notation is that IPv4 address */
export function toNetworks(address: string): VisitorNetworks {
  if (isIP(address) !== 6) return { near: address, wide: undefined }
  const groups = toGroups(address)
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return { near: toIpv4(groups), wide: undefined }
  const toNetwork = (count: number) =>
    `${groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':')}::/${count * 16}`
  return { near: toNetwork(4), wide: toNetwork(3) }
}

/** The eight numbers of an IPv6 address, whichever of its notations it came in. */
function toGroups(address: string): number[] {
  const [plain = ''] = address.split('%')
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [before = [], after = []] = written.split('::').map((part) => part.split(':').filter(Boolean))
  const left_out = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...left_out, ...after].map((group) => Number.parseInt(group, 16))
}

function toIpv4(groups: readonly number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}
