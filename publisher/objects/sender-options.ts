import type { ObjectTarget, SiteConfig } from '#sites/site-config.ts'
import type { Bucket } from '../store/shared/bucket.ts'
import type { Store } from '../store/store.ts'
import type { Purge } from './purge/ask-cdn.ts'

export interface SenderOptions {
  site: SiteConfig
  store: Store
  target: ObjectTarget
  /** Its prefix is for this site and target alone. */
  bucket: Bucket
  purge: Purge
  /** Address of the API, without a trailing slash: link cards are drawn from its pictures. */
  api: string
  /** Ends the work where it is; what the bucket shows is whole. */
  signal?: AbortSignal
  /** The clock by which objects that nobody names grow old. */
  clock: () => Date
}
