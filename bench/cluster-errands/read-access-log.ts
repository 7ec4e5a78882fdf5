/** What one upstream of nginx was asked. */
export interface Shares {
  /** Requests by host, as first asked. */
  requests: Map<string, number>
  /** Requests that another host had to answer. */
  repeated: number
  /** Most requests in a row, by when they came, that went to the same host. */
  longest_run: number
}

interface Line {
  came_s: number
  hosts: string[]
}

const LINE = /^(?<ended>[\d.]+) (?<took>[\d.]+) \d+ \S+ \d+ "(?<upstream>[^"]*)"/

/**
 * Reads nginx's log (bench/hosts/nginx-files.ts).
 * @param toHost name of a host by its address and port, of the upstream in question; undefined for those of others
 */
export function readAccessLog(log: string, toHost: (address: string) => string | undefined): Shares {
  const lines = log.split('\n').flatMap((text): Line[] => {
    const { ended, took, upstream = '' } = LINE.exec(text)?.groups ?? {}
    const hosts = upstream.split(/[,:] /).map(toHost)
    if (!hosts.every((host) => host !== undefined)) return []
    return [{ came_s: Number(ended) - Number(took), hosts }]
  })
  lines.sort((a, b) => a.came_s - b.came_s)
  const requests = new Map<string, number>()
  let [run, longest_run, last] = [0, 0, '']
  for (const { hosts } of lines) {
    const [host = ''] = hosts
    requests.set(host, (requests.get(host) ?? 0) + 1)
    run = host === last ? run + 1 : 1
    last = host
    longest_run = Math.max(longest_run, run)
  }
  return { requests, longest_run, repeated: lines.filter(({ hosts }) => hosts.length > 1).length }
}
