import { defineMiddleware } from 'astro:middleware'
import { isApiFailure } from './site/is-api-failure.ts'
import { findContext, runInContext } from './site/render-context.server.ts'
import { openDevContext } from './site/dev-context.server.ts'

/** Notes why a render failed; in `astro dev`, where no publisher opens it, opens the site's context. */
export const onRequest = defineMiddleware(async (_, next) => {
  const context = findContext()
  if (!context) return runInContext(await openDevContext(), next)
  try {
    return await next()
  } catch (error) {
    // The first reason counts, because later failures follow from it.
    context.failure ??= {
      because_of: isApiFailure(error) ? 'api' : 'page',
      reason: error instanceof Error ? error.message : String(error),
    }
    throw error
  }
})
