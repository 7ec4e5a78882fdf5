import { setTimeout as wait } from 'node:timers/promises'
import type { SiteConfig } from '#sites/site-config.ts'
import { toSentence } from '../publish-error.ts'
import type { Store } from '../store/store.ts'
import { openSender } from './open-sender.ts'
import type { Env } from './purge/ask-cdn.ts'
import type { SentRelease } from './sender.ts'

interface Options {
  store: Store
  toApi: (site: SiteConfig) => string
  env: Env
  /** Gets a line whenever something was sent, and whenever what keeps it from being sent changes. */
  say: (line: string) => void
}

/** How long a put that was begun may take when the process, or the site, ends. */
const ENDING_MS = 5_000

/** Sends every finished release of the sites that name a bucket, each as soon as it is live; of several only the last. */
export function followReleases({ store, toApi, env, say }: Options) {
  const followed = new Map<string, ReturnType<typeof followSite>>()

  function followSite(site: SiteConfig) {
    const place = site.objects!
    const name = `${site.name} → ${place.target}`
    let opened: ReturnType<typeof openSender> | undefined
    let trouble: string | null = null
    let is_wanted = false
    let running: Promise<void> | undefined
    const stopped = new AbortController()

    function tell(sent: SentRelease): void {
      const now = sent.unpurged ?? sent.untidy
      if (now !== null && now !== trouble) say(`${name}: ${now} (tried again by itself)`)
      if (sent.sent + sent.gone > 0 || (trouble !== null && now === null))
        say(`${name}: release ${sent.release} is shown, ${sent.sent} objects sent, ${sent.gone} gone`)
      trouble = now
    }

    async function run(): Promise<void> {
      while (is_wanted) {
        is_wanted = false
        try {
          opened ??= openSender({ site, store, api: toApi(site), signal: stopped.signal }, place, env)
          const sender = await opened
          tell(await sender.send())
        } catch (error) {
          if (stopped.signal.aborted) return
          const sentence = toSentence(error)
          if (sentence !== trouble)
            say(`${name}: ${sentence} (what was sent before is shown; tried again by itself)`)
          trouble = sentence
          await opened?.catch(() => (opened = undefined))
        }
      }
    }

    return {
      wake(): void {
        is_wanted = true
        running ??= run().finally(() => (running = undefined))
      },
      async close(): Promise<void> {
        is_wanted = false
        stopped.abort()
        // A bucket that is away is not waited for: what it has is whole.
        await Promise.race([running, wait(ENDING_MS)])
        const sender = await opened?.catch(() => undefined)
        sender?.close()
      },
    }
  }

  return {
    add(site: SiteConfig): void {
      if (site.objects) followed.set(site.name, followSite(site))
    },
    /** Something of it may be live that was not sent, or not purged. */
    wake(name: string): void {
      followed.get(name)?.wake()
    },
    async remove(name: string): Promise<void> {
      const one = followed.get(name)
      followed.delete(name)
      await one?.close()
    },
    async close(): Promise<void> {
      await Promise.all([...followed.values()].map((one) => one.close()))
    },
  }
}
