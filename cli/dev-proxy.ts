import { KEYCODE_HEADER } from '#contract/keycode-names.ts'
import { notHere } from '#publisher/hosting/api-errors.ts'
import { judgeAddress } from '#publisher/hosting/judge-address.ts'
import { createRefusals } from '#publisher/origin/create-refusals.ts'
import { createProxy } from '#publisher/origin/proxy.ts'
import { defaultProxiedPaths, toProxyTarget } from '#publisher/origin/proxy-target.ts'
import { sendError, sendPlain } from '#publisher/origin/send-plain.ts'
import type { Connect, Plugin } from 'vite'

type Handle = Connect.NextHandleFunction

const isHostCheck = (handle: unknown) => (handle as { name: string }).name === 'hostValidationMiddleware'

/**
 * `astro dev` answers `/api/…` and the shop's pictures on the page's own address, by the same code as the origin server:
 * Vite's own proxy passes the body of a DELETE on without framing. Pages need no keycode here, so their pictures need none
 * either.
 */
export function devProxy(api: string, channel: string, keycode_token: string | null): Plugin {
  return {
    name: 'noren:dev-proxy',
    apply: 'serve',
    enforce: 'post',
    configureServer({ middlewares, httpServer }) {
      const proxy = createProxy()
      const refusals = createRefusals()
      httpServer?.on('clientError', refusals.refuseBytes)
      httpServer?.on('close', () => proxy.close())
      const answer: Handle = (request, response, next) => {
        if (refusals.refuse(request, response)) return
        const address = request.originalUrl ?? request.url ?? ''
        const target = toProxyTarget(address, { api, channel }, defaultProxiedPaths)
        if (!target) return next()
        const judged = judgeAddress(address)
        if (judged === 'refused') return sendPlain(response, 400, 'Bad request.\n')
        // Pages and calls of the staff are at the address of the API alone.
        if (judged === 'staff') return sendError(response, 404, notHere.code, notHere.message)
        if (keycode_token !== null && !address.startsWith('/api/')) {
          request.headers[KEYCODE_HEADER] = keycode_token
        }
        proxy.forward(request, response, target).catch(next)
      }
      // Astro puts its own before everything, once all plugins are in, and has no page for an address without a slash at
      // its end. So ours goes before those, after it; who may ask is looked at first, as Vite does.
      return () => {
        const look = middlewares.stack.find(({ handle }) => isHostCheck(handle))?.handle as Handle | undefined
        const handle: Handle = look
          ? (request, response, next) =>
              look(request, response, (error) => (error ? next(error) : answer(request, response, next)))
          : answer
        middlewares.stack.unshift({ route: '', handle })
      }
    },
  }
}
