import { findRoute } from '#src/routes.ts'
import type { FoundAtSite } from '../origin/live-site.ts'

/**
 * What a closed shop shows to those without a pass: the routes that are open without a keycode, what is made of code alone
 * (scripts, styles, icons), and `robots.txt`, which forbids everything: a crawler that may not read it takes that for
 * leave.
 */
export function isGivenToAll(found: FoundAtSite): boolean {
  if (found.kind === 'unpublished') return true
  if (found.kind === 'redirect') return isOpenRoute(found.path)
  if (found.kind === 'missing' || found.kind === 'left-out') return false
  const { kind, path } = found.document
  return kind === 'asset' || path === '/robots.txt' || (kind === 'page' && isOpenRoute(path))
}

function isOpenRoute(path: string): boolean {
  return findRoute(path)?.is_open_without_keycode ?? false
}
