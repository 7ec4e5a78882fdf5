import { parentPort, workerData } from 'node:worker_threads'
import type { Bundle } from '#publisher/adapter/bundle.ts'
import { createRenderContext } from '#src/site/create-render-context.server.ts'
import type { RenderContext } from '#src/site/render-context.server.ts'
import { PublishError, toSentence } from '../publish-error.ts'
import { createBlobStore } from '../store/blob-store.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { toAddress } from './document-path.ts'
import { renderDocument } from './render-document.ts'
import type { RenderAnswer, RenderInput, RenderJob } from './render-job.ts'

/** Answers shared by pages of many chunks (layouts, categories) stay; more than this many are dropped. */
const MAX_KEPT_ANSWERS = 2_000

const port = requirePort()
const bundle: Bundle = await import((workerData as { entry: string }).entry)
let current: { publish: string; context: RenderContext } | undefined

port.on('message', async (job: RenderJob) => {
  try {
    if (job.kind === 'enumerate') {
      for await (const paths of bundle.enumerate(getContext(job.input)))
        answer({ id: job.id, kind: 'paths', paths })
      answer({ id: job.id, kind: 'enumerated' })
    } else {
      answer({ id: job.id, kind: 'documents', documents: await renderChunk(job.input, job.paths) })
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
    const context = createRenderContext(input.site, input.apiBase, input.settings, new Date(input.now))
    current = { publish: input.publish, context }
  }
  return current.context
}

async function renderChunk(input: RenderInput, paths: string[]): Promise<StoredDocument[]> {
  const context = getContext(input)
  const kept = new Set(context.answers.keys())
  await bundle.prefetch(context, paths.map(toAddress))
  const prefetched = [...context.answers.keys()].filter((key) => !kept.has(key))
  const blobs = createBlobStore(input.store, input.site.name)
  const documents = await Promise.all(
    paths.map(async (path) => {
      try {
        return await renderDocument(bundle, context, blobs, path)
      } catch (error) {
        throw new PublishError(`${path} of ${input.site.name} was not rendered: ${toSentence(error)}`)
      }
    }),
  )
  for (const key of prefetched) context.answers.delete(key)
  if (context.answers.size > MAX_KEPT_ANSWERS) context.answers.clear()
  return documents
}

function requirePort() {
  if (!parentPort) throw new Error('render-worker.ts runs as a worker of render-pool.ts.')
  return parentPort
}
