import type { SiteConfig } from '#sites/site-config.ts'
import type { Redirect } from '../redirects/redirects-file.ts'
import type { ShellRewrite } from '../store/release.ts'

/** Kinds of hosts an export is written for. `dir`: a plain folder, with the rule files several hosts know. */
export const exportTargets = ['dir', 'nginx', 'cloudflare', 'netlify'] as const
export type ExportTarget = (typeof exportTargets)[number]

export function isExportTarget(word: string): word is ExportTarget {
  return (exportTargets as readonly string[]).includes(word)
}

/** Targets that can ask a visitor for the pass of a closed shop. */
export const askingTargets: readonly ExportTarget[] = ['nginx', 'cloudflare', 'netlify']

/** Where below the exported folder a target keeps what visitors may ask for; its configuration lies beside that. */
export function toFilesFolder(target: ExportTarget, is_closed: boolean): string {
  return target === 'nginx' || (target === 'netlify' && is_closed) ? 'files' : ''
}

/** What the rule files of a host are written from. */
export interface HostingFacts {
  site: SiteConfig
  /** Address of the API, without a trailing slash. */
  api: string
  rewrites: ShellRewrite[]
  /** Old addresses at which there is no page. */
  redirects: readonly Redirect[]
  /** Files whose content type is not the one of their ending, by path. */
  content_types: Record<string, string>
  /** Files of the bundle whose names hold no hash. */
  plain_assets: string[]
  /** The pictures that pages name lie in the folder; otherwise the API is asked for them. */
  has_pictures: boolean
  /** Absolute folder of the files on the machine that serves them. */
  root: string
  /** Its pages are for visitors with a pass only. */
  is_closed: boolean
  /** `.br` files lie beside the plain ones. */
  has_brotli: boolean
}

/** A line for whoever copies the files to a host, because an address of this machine means nothing there. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(?:127\.|\[::1\])/.test(hostname)
}
