import { KEYCODE_HEADER } from '#contract/keycode-names.ts'
import { isStaffAddress } from '#publisher/hosting/staff-address.ts'
import { defaultProxiedPaths } from '#publisher/origin/proxy-target.ts'
import type { Plugin } from 'vite'

/**
 * `astro dev` answers `/api/…` and the shop's pictures on the page's own address, as the origin server does. Pages need
 * no keycode here, so their pictures need none either.
 */
export function devProxy(api: string, keycode_token: string | null): Plugin {
  const headers: Record<string, string> = keycode_token === null ? {} : { [KEYCODE_HEADER]: keycode_token }
  const asItIs = Object.fromEntries(
    defaultProxiedPaths.map((path) => [path, { target: api, xfwd: true, headers }]),
  )
  return {
    name: 'noren:dev-proxy',
    apply: 'serve',
    config: () => ({
      server: {
        proxy: {
          ...asItIs,
          '/api/': {
            target: api,
            xfwd: true,
            rewrite: (path: string) => path.slice('/api'.length),
            // `false` is a 404: pages and calls of the staff are at the address of the API alone.
            bypass: ({ url = '' }) => (isStaffAddress(url) ? false : undefined),
          },
        },
      },
    }),
  }
}
