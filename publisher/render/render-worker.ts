import { parentPort, workerData } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import type { Bundle } from '#publisher/adapter/bundle.ts'
import type { Change } from '#src/site/change-plan.ts'
import { createRenderContext } from '#src/site/create-render-context.server.ts'
import type { RenderContext } from '#src/site/render-context.server.ts'
import { toSentence } from '../publish-error.ts'
import { createFolderBlobs } from '../store/embedded/folder-blobs.ts'
import type { BlobStore } from '../store/store.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { toAddress } from './document-path.ts'
import { renderDocument } from './render-document.ts'
import { renderPage, RenderError } from './render-page.ts'
import type {
  FailedPage,
  RenderAnswer,
  RenderedPages,
  RenderInput,
  RenderJob,
  RenderPlan,
} from './render-job.ts'

/** Answers shared by pages of many chunks (layouts, categories) stay, up to this many. */
const MAX_KEPT_ANSWERS = 2_000
/** Publishes of several sites may come by turns. What each has read is kept, of so many. */
const MAX_PUBLISHES = 4
/** How many pages of a chunk are under way at once: enough to render one while others wait for the API. */
const PAGES_AT_ONCE = 16

const port = requirePort()
const bundle: Bundle = await import((workerData as { entry: string }).entry)
const publishes = new LRUCache<string, { frame: string | null; context: RenderContext }>({
  max: MAX_PUBLISHES,
})
answer({ kind: 'ready' })

port.on('message', async (job: RenderJob) => {
  try {
    if (job.kind === 'enumerate') {
      for await (const batch of bundle.enumerate(getContext(job.input), job.prebuilt))
        answer({ id: job.id, kind: 'listed', batch })
      answer({ id: job.id, kind: 'enumerated' })
    } else if (job.kind === 'preview') {
      const context = { ...createContext(job.input), preview_token: job.preview_token }
      answer({ id: job.id, kind: 'previewed', page: await renderPage(bundle, context, job.path, job.input) })
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
  const known = publishes.get(input.publish)
  if (known) return known.context
  const context = createContext(input)
  const before = [...publishes.values()].find(({ frame }) => frame !== null && frame === input.frame)
  for (const question of before ? bundle.frameQuestions : []) {
    const answered = before?.context.answers.get(question)
    if (answered) context.answers.set(question, answered)
  }
  publishes.set(input.publish, { frame: input.frame, context })
  return context
}

function createContext({ site, apiBase, settings, now, keycode_token }: RenderInput): RenderContext {
  return createRenderContext(site, apiBase, settings, new Date(now), keycode_token)
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
  bundle.prefetch(context, paths.map(toAddress))
  const prefetched = [...context.answers.keys()].filter((key) => !kept.has(key))
  const blobs = createFolderBlobs(input.store, input.site.name)
  // In the order asked for, whichever is done first: the receipt of a change names the first one.
  const ended: EndedPage[] = []
  const turns = paths.entries()
  const takeTurns = async () => {
    for (const [at, path] of turns) ended[at] = await renderOne(path, context, blobs, input)
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, takeTurns))
  const pages: RenderedPages = {
    documents: ended.flatMap(({ document }) => document ?? []),
    gone: ended.flatMap(({ path, document, failed }) => (document || failed ? [] : [path])),
    failed: ended.flatMap(({ failed }) => failed ?? []),
  }
  for (const key of prefetched) context.answers.delete(key)
  if (context.answers.size > MAX_KEPT_ANSWERS) context.answers.clear()
  return pages
}

interface EndedPage {
  path: string
  document?: StoredDocument | undefined
  failed?: FailedPage
}

async function renderOne(
  path: string,
  context: RenderContext,
  blobs: BlobStore,
  input: RenderInput,
): Promise<EndedPage> {
  try {
    return { path, document: await renderDocument(bundle, context, blobs, path, input) }
  } catch (error) {
    const because_of = error instanceof RenderError ? error.because_of : 'publisher'
    return { path, failed: { path, reason: toSentence(error), because_of } }
  }
}

function requirePort() {
  if (!parentPort) throw new Error('render-worker.ts runs as a worker of render-pool.ts.')
  return parentPort
}
