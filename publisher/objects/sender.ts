import { PublishError, toSentence } from '../publish-error.ts'
import type { Progress } from '../receipt.ts'
import type { Release } from '../store/release.ts'
import { type BucketState, readBucketState, SentElsewhere } from './bucket-state.ts'
import { toLayout, toMaking } from './layout.ts'
import type { SenderOptions } from './sender-options.ts'
import { type SendReceipt, sendRelease } from './send-release.ts'
import { tidyBucket } from './tidy-bucket.ts'

export interface SentRelease extends SendReceipt {
  /** Why the CDN still may show what was before, for a minute; the next time purges what is owed. */
  unpurged: string | null
  /** Why objects that nobody names are still there; the next time removes them. */
  untidy: string | null
}

/** Brings a site's live release into a bucket and before a CDN, and does so again as often as it is asked. */
export function createSender(options: SenderOptions) {
  const { site, store, bucket, purge, target } = options
  const published = store.site(site.name)
  const layout = toLayout(target)
  /** Forgotten after every failure: then the bucket is asked again. */
  let state: BucketState | undefined
  /** Something was left that should have been removed. */
  let is_untidy = false

  async function sendOnce(onProgress?: (progress: Progress<'objects'>) => void): Promise<SentRelease> {
    const live = await requireOpen(options)
    state ??= await readBucketState(bucket, { site: site.name, target })
    const is_shown = state.pointer?.release === live.id && state.pointer.making === toMaking(layout)
    const receipt = is_shown
      ? { release: live.id, sent: 0, bytes: 0, gone: 0 }
      : await sendRelease({ ...options, layout, ...(onProgress && { onProgress }) }, state, live)
    const owed = state.pointer?.owed ?? []
    const unpurged = owed.length === 0 ? null : await purge.purge(owed).then(() => null, toSentence)
    const purged = unpurged === null ? owed : []
    const work = { published, bucket, is_in_place: layout.is_in_place, now: options.clock(), purged }
    if (is_shown && owed.length === 0 && !is_untidy) return { ...receipt, unpurged, untidy: null }
    const untidy = await tidyBucket(work, state).then(() => null, toSentence)
    is_untidy = untidy !== null
    if (is_untidy) state = undefined
    return { ...receipt, unpurged, untidy }
  }

  return {
    /** @throws {Error} one sentence; the bucket shows what it showed before */
    async send(onProgress?: (progress: Progress<'objects'>) => void): Promise<SentRelease> {
      try {
        return await sendOnce(onProgress).catch((error: unknown) => {
          if (!(error instanceof SentElsewhere)) throw error
          // Once more, from what the bucket shows now.
          state = undefined
          return sendOnce(onProgress)
        })
      } catch (error) {
        state = undefined
        throw error
      }
    },
  }
}
export type Sender = ReturnType<typeof createSender>

export const toClosedSentence = (site: string): string =>
  `Site ${site} asks its visitors for a keycode, and a bucket cannot ask: serve it with \`noren serve\`, or export it into a folder for nginx, cloudflare or netlify; what was sent while it was open is shown until you empty the bucket.`

async function requireOpen({ site, store }: SenderOptions): Promise<Release> {
  const published = store.site(site.name)
  const live = await published.getLive()
  if (!live) throw new PublishError(`Site ${site.name} was never published; publish it first.`)
  if (live.is_closed) throw new PublishError(toClosedSentence(site.name))
  const left_out = await published.countLeftOut(live.id)
  if (left_out > 0)
    throw new PublishError(
      `Site ${site.name} leaves ${left_out} pages to be rendered when they are asked for, which a bucket cannot: take product_pages out of sites/${site.name}.ts and publish.`,
    )
  return live
}
