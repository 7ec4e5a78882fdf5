import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '#demo/random.ts'
import type { Cluster } from '../hosts/open-cluster.ts'
import type { HostName } from '../hosts/programs.ts'
import type { Editor } from './editor.ts'
import type { Readers } from './readers.ts'

export interface Fault {
  name: string
  times: number
  happen: () => Promise<void>
}

const SLOW = { slow_ms: 300, failing_share: 0 }
const FAILING = { slow_ms: 0, failing_share: 0.1 }
const WELL = { slow_ms: 0, failing_share: 0 }
/** About what they take. */
const EDIT_MS = 1_500
const WHOLE_MS = 6_000
const MOOD_MS = 20_000
const GONE_MS = 60_000
const CUT_MS = 20_000
const DOWN_MS = 2_000
const LOOK_EVERY_MS = 100
/** An origin that is ready has this long to catch up. */
const CATCH_UP_MS = 1_000

const isOrigin = (name: HostName) => name === 'origin-1' || name === 'origin-2'

interface Stage {
  cluster: Cluster
  readers: Readers
  editor: Editor
  random: Random
}

/** @param times of each kind of kill; what lasts longer happens a tenth as often */
export function toFaults({ cluster, readers, editor, random }: Stage, times: number): Fault[] {
  const { hosts } = cluster
  const seldom = Math.ceil(times / 10)

  async function without(name: HostName, work: () => Promise<void>): Promise<void> {
    if (!isOrigin(name)) return work()
    readers.excuse(name)
    await work()
    while (!(await hosts[name].isReady())) await wait(LOOK_EVERY_MS)
    await wait(CATCH_UP_MS)
    readers.expect(name)
  }
  /** @param whole_share of the kills, in the middle of a whole publish; the others in the middle of an edit */
  const kill = (names: readonly HostName[], whole_share: number) => async () => {
    const name = random.pick(names)
    const isWhole = random.chance(whole_share)
    if (isWhole) await editor.changeEverywhere()
    return without(name, async () => {
      await wait(random.int(0, isWhole ? WHOLE_MS : EDIT_MS))
      await hosts[name].kill9()
      await wait(random.int(0, DOWN_MS))
      await hosts[name].start()
    })
  }
  const restart = (name: HostName) => async () => {
    await hosts[name].stop()
    await wait(DOWN_MS)
    await hosts[name].start()
  }
  const feel = (mood: typeof WELL) =>
    fetch(`http://${hosts.s3.address}:9001/`, { method: 'POST', body: JSON.stringify(mood) })
  const moody = (mood: typeof WELL) => async () => {
    await feel(mood)
    await wait(MOOD_MS)
    await feel(WELL)
  }
  const cut = (name: HostName, ms: number) => () =>
    without(name, async () => {
      await hosts[name].cut()
      await wait(ms)
      await hosts[name].rejoin()
    })
  const renderers = ['renderer-1', 'renderer-2', 'renderer-3', 'renderer-4'] as const
  return [
    { name: 'kill -9 of a renderer', times, happen: kill(renderers, 1) },
    { name: 'kill -9 of an origin', times, happen: kill(['origin-1', 'origin-2'], 0.5) },
    { name: 'kill -9 of an API', times, happen: kill(['api-1', 'api-2'], 0.5) },
    { name: 'Redis restarted empty', times: seldom, happen: restart('redis') },
    { name: 'PostgreSQL restarted', times: seldom, happen: restart('postgres') },
    { name: 'S3 slow (300 ms)', times: seldom, happen: moody(SLOW) },
    { name: 'S3 failing one in ten', times: seldom, happen: moody(FAILING) },
    { name: 'S3 gone for a minute', times: seldom, happen: cut('s3', GONE_MS) },
    { name: 'a renderer cut off', times: seldom, happen: cut('renderer-1', CUT_MS) },
    { name: 'an origin cut off', times: seldom, happen: cut('origin-1', CUT_MS) },
    { name: 'an API cut off', times: seldom, happen: cut('api-1', CUT_MS) },
  ]
}
