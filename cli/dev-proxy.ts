import { defaultProxiedPaths } from '#publisher/origin/proxy-target.ts'
import type { Plugin } from 'vite'

/** `astro dev` answers `/api/…` and the shop's pictures on the page's own address, as the origin server does. */
export function devProxy(api: string): Plugin {
  const asItIs = Object.fromEntries(defaultProxiedPaths.map((path) => [path, { target: api, xfwd: true }]))
  return {
    name: 'noren:dev-proxy',
    apply: 'serve',
    config: () => ({
      server: {
        proxy: {
          ...asItIs,
          '/api/': { target: api, xfwd: true, rewrite: (path: string) => path.slice('/api'.length) },
        },
      },
    }),
  }
}
