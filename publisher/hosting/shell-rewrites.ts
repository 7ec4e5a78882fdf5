import type { Route } from '#src/routes.ts'
import type { ShellRewrite } from '../store/release.ts'

/**
 * Keyed shells: `/mypage/order_history/{resourceKey}` is published once, at `/mypage/order_history/_/`, and
 * answers for every key.
 */
export function toShellRewrites(routes: readonly Route[]): ShellRewrite[] {
  return routes
    .filter((route) => route.has_page && route.kind !== 'content' && route.path.includes('{'))
    .map((route) => ({
      from: `${route.path}/`,
      to: `${toShellPath(route.path)}/`,
      ...(route.key && { key: route.key }),
    }))
}

/** Address the one shell of a keyed route is rendered at. */
function toShellPath(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '_')
}

/**
 * The shell that answers an address, or that there can be no such address: behaviour 2.6.
 *
 * @param path decoded, with a trailing slash
 * @param hasPage whether the release has a page at an address
 */
export function findShell(
  rewrites: ShellRewrite[],
  path: string,
  hasPage: (path: string) => boolean = () => true,
): { to: string } | 'invalid' | undefined {
  const rewrite = rewrites.find(({ from }) => new RegExp(`^${toKeyPattern({ from })}$`).test(path))
  if (!rewrite) return undefined
  const isValid =
    rewrite.key === 'product'
      ? hasPage(toParentPath(path))
      : new RegExp(`^${toKeyPattern(rewrite)}$`).test(path)
  return isValid ? { to: rewrite.to } : 'invalid'
}

/** `/product/a/` of `/product/a/uos/`. @param path with a slash at its end */
export function toParentPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1)
}

/** A regular expression for the addresses of a shell, without anchors. */
export function toKeyPattern({ from, key }: Pick<ShellRewrite, 'from' | 'key'>): string {
  const literal = from.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return literal.replaceAll(/\{\w+\}/g, key === 'number' ? '[1-9][0-9]*' : '[^/]+')
}
