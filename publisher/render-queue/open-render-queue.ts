import type { LoadedBundle } from '../load-bundle.ts'
import { type Renderers, threads } from '../render/renderers.ts'
import type { HostSupplies } from '../store/store.ts'
import { openHosts } from './ask-hosts.ts'
import { packBundle, toBundleName } from './bundle-archive.ts'
import { createQueuePool } from './queue-pool.ts'
import { seal } from './seal.ts'

/** A bundle that nobody says to be in use is removed after a month (store/shared/host-supplies.ts). */
const SAID_MS = 12 * 60 * 60 * 1_000

/**
 * Has the hosts that take chunks from a Redis render pages.
 * @param url `redis://…`
 * @param supplies where hosts find what they render with
 * @param return_ms see `openHosts`
 */
export function openRenderQueue(url: string, supplies: HostSupplies, return_ms?: number): Renderers {
  const hosts = openHosts(url, return_ms)
  const sent = new Map<string, { at: number; done: Promise<void> }>()
  let key: Promise<Buffer> | undefined
  let has_warned = false

  function send(bundle: LoadedBundle): Promise<void> {
    const { name } = toBundleName(bundle)
    const before = sent.get(name)
    if (before && performance.now() - before.at < SAID_MS) return before.done
    const done = supplies.sendBundle(name, () => packBundle(bundle))
    sent.set(name, { at: performance.now(), done })
    done.catch(() => sent.delete(name))
    return done
  }

  async function sealPass(pass: string): Promise<string> {
    key ??= supplies.readKey()
    key.catch(() => (key = undefined))
    return seal(pass, await key)
  }

  /** The bundle may be what they miss: it is sent again. */
  async function onRefused(bundle: LoadedBundle, why: string): Promise<void> {
    if (!has_warned) process.emitWarning(`A render host refuses: ${why}`)
    has_warned = true
    const { name } = toBundleName(bundle)
    sent.delete(name)
    await supplies.forgetBundle(name)
  }

  return {
    open: (bundle, { urgency, workers }) =>
      createQueuePool({
        hosts,
        local: threads.open(bundle, { urgency, workers }),
        bundle: toBundleName(bundle),
        urgency,
        sendBundle: () => send(bundle),
        sealPass,
        onRefused: (why) => onRefused(bundle, why),
      }),
    close: () => hosts.close(),
  }
}
