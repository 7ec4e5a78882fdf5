import type { Change } from '#src/site/change-plan.ts'
import { toDocumentPath } from '../render/document-path.ts'
import type { RenderedPages } from '../render/render-job.ts'
import type { RenderWork } from './render-changes.ts'

/** Whether any of these pages may show any of these changes. */
export async function isShown(
  { pool, render, site }: Pick<RenderWork, 'pool' | 'render' | 'site'>,
  { documents, gone }: RenderedPages,
  changes: Change[],
): Promise<boolean> {
  if (changes.length === 0) return false
  const plan = await pool.plan(render, changes)
  if (plan.is_everything) return true
  const shown = [plan.tags, ...Object.values(plan.cards), ...Object.values(plan.names)].flat()
  const tags = new Set(shown.map((tag) => `${site.name}:${tag}`))
  const own = new Set(plan.paths.map(toDocumentPath))
  return (
    gone.some((path) => own.has(path)) ||
    documents.some((one) => own.has(one.path) || one.tags.some((tag) => tags.has(tag)))
  )
}
