import { setTimeout as rest } from 'node:timers/promises'

/** A page with its lists, a shelf, and what the script of a page asks. */
const ADDRESSES = ['/', '/product/', '/api/moto/v1/products?per=15']
const VISIT_EVERY_MS = 100
const LOOK_EVERY_MS = 250
const MOST_LOOKS = 480

/** Milliseconds of one address: the median and the 95th of a hundred. */
export interface PageTimes {
  address: string
  visits: number
  median: number
  late: number
}

/** Somebody who reads pages of the shop all the time. Waits until the origin serves. */
export async function openVisitor(port: number) {
  const visit = async (path: string) => {
    const started = performance.now()
    const response = await fetch(`http://localhost:${port}${path}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return performance.now() - started
  }
  const isOpen = () =>
    visit('/').then(
      () => true,
      () => false,
    )
  for (let looks = 0; !(await isOpen()); looks += 1) {
    if (looks > MOST_LOOKS) throw new Error('The origin does not open')
    await rest(LOOK_EVERY_MS)
  }
  return async function measure(work: () => Promise<unknown>): Promise<PageTimes[]> {
    const times = new Map(ADDRESSES.map((address) => [address, [] as number[]]))
    let isOver = false
    const working = work().finally(() => (isOver = true))
    for (let at = 0; !isOver; at += 1) {
      const address = ADDRESSES[at % ADDRESSES.length]!
      times.get(address)!.push(await visit(address))
      await rest(VISIT_EVERY_MS)
    }
    await working
    return [...times].map(([address, all]) => {
      const sorted = all.toSorted((a, b) => a - b)
      const read = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
      return { address, visits: all.length, median: read(0.5), late: read(0.95) }
    })
  }
}
