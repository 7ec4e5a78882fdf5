// Becomes the server entry of every bundle: what publisher/adapter/bundle.ts promises.
import { createApp } from 'astro/app/entrypoint'
import { enumeratePaths } from '#src/content-loaders/enumerate-paths.ts'
import { FRAME_QUESTION } from '#src/content-loaders/frame-loader.ts'
import { findListPages, planChanges } from '#src/content-loaders/plan-changes.ts'
import { prefetchPages } from '#src/content-loaders/prefetch-pages.ts'
import { runInContext, type RenderContext } from '#src/site/render-context.server.ts'

const app = createApp({ streaming: false })

export { findListPages }
export const enumerate = enumeratePaths
export const plan = planChanges
export const frameQuestions = [FRAME_QUESTION]

export function prefetch(context: RenderContext, paths: string[]): void {
  runInContext(context, () => prefetchPages(paths))
}

/** A render that failed answers 500 with `x-noren-error`, `api` or `page`, and the reason as JSON. */
export async function render(request: Request, context: RenderContext): Promise<Response> {
  const own: RenderContext = { ...context }
  const response = await runInContext(own, () => app.render(request)).catch((error: unknown) => {
    // Astro may stumble over its own page for errors; why the render failed is known by then.
    if (own.failure) return new Response(null, { status: 500 })
    throw error
  })
  if (response.status < 500) return response
  const { because_of, reason } = own.failure ?? {
    because_of: 'page',
    reason: `The page answered ${response.status}.`,
  }
  return Response.json({ error: reason }, { status: 500, headers: { 'x-noren-error': because_of } })
}
