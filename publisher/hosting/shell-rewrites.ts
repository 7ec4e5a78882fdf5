import type { Route } from '#src/routes.ts'
import type { ShellRewrite } from '../store/release.ts'

/**
 * Keyed shells: `/mypage/order_history/{resourceKey}` is published once, at `/mypage/order_history/_/`, and
 * answers for every key.
 */
export function toShellRewrites(routes: readonly Route[]): ShellRewrite[] {
  return routes
    .filter((route) => route.has_page && route.kind !== 'content' && route.path.includes('{'))
    .map((route) => ({ from: `${route.path}/`, to: `${toShellPath(route.path)}/` }))
}

/** Address the one shell of a keyed route is rendered at. */
function toShellPath(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '_')
}

/** @param path decoded, with a trailing slash */
export function findShell(rewrites: ShellRewrite[], path: string): string | undefined {
  return rewrites.find(({ from }) => toPattern(from).test(path))?.to
}

function toPattern(from: string): RegExp {
  const literal = from.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${literal.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}
