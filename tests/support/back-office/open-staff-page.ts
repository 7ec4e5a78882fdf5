import { vi } from 'vitest'
import type { hirePerson } from '#tests/support/staff-person.ts'

interface Place {
  request: (path: string, init?: RequestInit) => Promise<Response>
  channel: string
  /** Whose page it is. */
  browser: Pick<Awaited<ReturnType<typeof hirePerson>>['browser'], 'jar'>
}

/**
 * The page of the back office without a window: what its code fetches goes to a real shop API, with the cookies of a person's browser.
 * @returns `cut` has the next request find no network
 */
export function openStaffPage({ request, channel, browser: { jar } }: Place) {
  const wire = { calls: [] as string[], cut: false }
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address, `https://shop.test/${channel}/admin/`)
    wire.calls.push(`${init.method ?? 'GET'} ${pathname.replace(`/${channel}`, '')}${search}`)
    if (wire.cut) {
      wire.cut = false
      return Promise.reject(new TypeError('Failed to fetch'))
    }
    const headers = new Headers(init.headers)
    headers.set('sec-fetch-site', 'same-origin')
    headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    return request(`${pathname}${search}`, { ...init, headers })
  })
  return wire
}
