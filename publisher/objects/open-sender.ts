import type { ObjectPlace, SiteConfig } from '#sites/site-config.ts'
import { openBucket } from '../store/shared/bucket.ts'
import type { Store } from '../store/store.ts'
import { toBucketPlace } from '../store/store-place.ts'
import type { Env } from './purge/ask-cdn.ts'
import { openPurge } from './purge/purge.ts'
import { createSender, type Sender } from './sender.ts'

interface Options {
  site: SiteConfig
  store: Store
  /** Address of the API, without a trailing slash. */
  api: string
  clock?: () => Date
  signal?: AbortSignal
}

/**
 * A sender with the bucket and the CDN that the environment opens.
 * @throws {Error} one sentence that names the variable or the word that is missing
 */
export async function openSender(
  { clock = () => new Date(), ...options }: Options,
  { target, to }: ObjectPlace,
  env: Env,
): Promise<Sender & { close(): void }> {
  const place = toBucketPlace(to, env, { name: 'The bucket of the objects' })
  const purge = openPurge(target, options.site.name, env)
  const bucket = await openBucket(place)
  return {
    ...createSender({ ...options, target, bucket, purge, clock }),
    close: () => bucket.close(),
  }
}
