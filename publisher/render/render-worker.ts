import { parentPort, workerData } from 'node:worker_threads'
import type { Bundle } from '#publisher/adapter/bundle.ts'
import type { Change } from '#src/site/change-plan.ts'
import { createRenderContext } from '#src/site/create-render-context.server.ts'
import type { RenderContext } from '#src/site/render-context.server.ts'
import { toSentence } from '../publish-error.ts'
import { createBlobStore } from '../store/blob-store.ts'
import { toAddress } from './document-path.ts'
import { renderDocument } from './render-document.ts'
import { RenderError } from './render-error.ts'
import type { RenderAnswer, RenderedPages, RenderInput, RenderJob, RenderPlan } from './render-job.ts'

/** Answers shared by pages of many chunks (layouts, categories) stay; more than this many are dropped. */
const MAX_KEPT_ANSWERS = 2_000

const port = requirePort()
const bundle: Bundle = await import((workerData as { entry: string }).entry)
let current: { publish: string; frame: string | null; context: RenderContext } | undefined

port.on('message', async (job: RenderJob) => {
  try {
    if (job.kind === 'enumerate') {
      for await (const paths of bundle.enumerate(getContext(job.input)))
        answer({ id: job.id, kind: 'paths', paths })
      answer({ id: job.id, kind: 'enumerated' })
    } else if (job.kind === 'plan') {
      answer({ id: job.id, kind: 'plan', plan: toPlan(job.changes, job.lists) })
    } else {
      answer({ id: job.id, kind: 'pages', pages: await renderChunk(job.input, job.paths) })
    }
  } catch (error) {
    answer({ id: job.id, kind: 'failed', message: toSentence(error) })
  }
})

function answer(value: RenderAnswer): void {
  port.postMessage(value)
}

function getContext(input: RenderInput): RenderContext {
  if (current?.publish !== input.publish) {
    const context = createRenderContext(
      input.site,
      input.apiBase,
      input.settings,
      new Date(input.now),
      input.keycode_token,
    )
    const isSameFrame = input.frame !== null && current?.frame === input.frame
    if (isSameFrame) {
      for (const question of bundle.frameQuestions) {
        const known = current?.context.answers.get(question)
        if (known) context.answers.set(question, known)
      }
    }
    current = { publish: input.publish, frame: input.frame, context }
  }
  return current.context
}

function toPlan(changes: Change[], lists: string[]): RenderPlan {
  const found = lists.flatMap((tag) => {
    const pages = bundle.findListPages(tag)
    return pages ? [[tag, pages] as const] : []
  })
  return { ...bundle.plan(changes), lists: Object.fromEntries(found) }
}

async function renderChunk(input: RenderInput, paths: string[]): Promise<RenderedPages> {
  const context = getContext(input)
  const kept = new Set(context.answers.keys())
  await bundle.prefetch(context, paths.map(toAddress))
  const prefetched = [...context.answers.keys()].filter((key) => !kept.has(key))
  const blobs = createBlobStore(input.store, input.site.name)
  const pages: RenderedPages = { documents: [], gone: [], failed: [] }
  await Promise.all(
    paths.map(async (path) => {
      try {
        const document = await renderDocument(bundle, context, blobs, path, input)
        if (document) pages.documents.push(document)
        else pages.gone.push(path)
      } catch (error) {
        const because_of = error instanceof RenderError ? error.because_of : 'publisher'
        pages.failed.push({ path, reason: toSentence(error), because_of })
      }
    }),
  )
  for (const key of prefetched) context.answers.delete(key)
  if (context.answers.size > MAX_KEPT_ANSWERS) context.answers.clear()
  return pages
}

function requirePort() {
  if (!parentPort) throw new Error('render-worker.ts runs as a worker of render-pool.ts.')
  return parentPort
}
