import type { RenderContext } from '#src/site/render-context.server.ts'
import { render as renderDemo } from '../../demo-bundle/entry.ts'

// The demo bundle, but every page asks the API anew: between two of them anything may have happened there.
export { enumerate, findListPages, frameQuestions, plan } from '../../demo-bundle/entry.ts'

export function prefetch(): void {}

export function render(request: Request, context: RenderContext): Promise<Response> {
  return renderDemo(request, { ...context, answers: new Map() })
}
