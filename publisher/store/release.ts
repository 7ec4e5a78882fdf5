import type { KeyRule } from '#src/routes.ts'
import type { BundleManifest } from '#publisher/adapter/bundle.ts'

/** One complete state of a site, as a row of the index. */
export interface Release {
  id: number
  site: string
  /** ISO instant: the clock its pages were rendered at. */
  created_at: string
  content_version: number
  /** Hash over everything a full publish depends on; equal hashes need no publish. `INCOMPLETE` equals none. */
  inputs_hash: string
  /** The bundle that rendered it, overrides included (architecture «Themes»). */
  manifest: BundleManifest
  /** Keyed addresses that one shell answers. */
  rewrites: ShellRewrite[]
  /** The shop wanted a keycode when it was rendered: nothing of it may be given out to visitors without a pass. */
  is_closed: boolean
  stats: ReleaseStats
}

/** `from` is an address with `{names}`: `/mypage/order_history/{resourceKey}/`; `to` is a document's path. */
export interface ShellRewrite {
  from: string
  to: string
  /** What its key has to be; anything when left out. */
  key?: KeyRule
}

export interface ReleaseStats {
  pages: number
  changed: number
  removed: number
  bytes: number
  milliseconds: number
}

/** `inputs_hash` of a release in which a page waits for its next try: it is not what its inputs would give. */
export const INCOMPLETE = ''

export function isComplete(release: Release | undefined): boolean {
  return release !== undefined && release.inputs_hash !== INCOMPLETE
}

/** What a release shows, and of what it was made. */
export type MadeOf = Pick<Release, 'content_version' | 'inputs_hash'>

export type NewRelease = Omit<Release, 'id' | 'stats'>
