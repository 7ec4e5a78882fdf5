import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Change } from '#src/site/change-plan.ts'
import type { EnumeratedPages } from '#src/site/left-out-page.ts'
import { createRenderApart, RendererEnded } from './render-apart.ts'
import type { FinishedPage } from './render-page.ts'
import type { RenderAnswer, RenderedPages, RenderInput, RenderJob, RenderPlan } from './render-job.ts'

/** One chunk is rendered while another one waits for the API. */
const CHUNKS_PER_WORKER = 2
/** What takes longer ends its worker: some page of it has no end. */
const PATIENCE_MS = { in_all: 30_000, for_each_page: 1_500 }
/** How often a list of pages or a plan is asked for whose worker a page beside it has ended. */
const TRIES = 3
/** Garbage is collected often: a third less memory than with V8's own limit, and as fast. */
const YOUNG_MB = 16

type Unsent<Job> = Job extends unknown ? Omit<Job, 'id'> : never

interface Task {
  job: Unsent<RenderJob>
  /** Nothing else is given to its worker meanwhile. */
  is_alone: boolean
  onBatch: (batch: EnumeratedPages) => void
  resolve: (answer: RenderAnswer) => void
  reject: (error: Error) => void
  timer?: NodeJS.Timeout
}

interface RenderWorker {
  worker: Worker
  /** The bundle is loaded. */
  is_ready: boolean
  tasks: Map<number, Task>
}

/** Renders the pages of one bundle. */
export interface RenderPool {
  /** Chunks that are rendered at the same time. */
  readonly size: number
  /** Calls `onBatch` for every batch of addresses, perhaps again; resolves after the last one. @param prebuilt see `Bundle` */
  enumerate(input: RenderInput, prebuilt: number | null, onBatch: Task['onBatch']): Promise<void>
  /** Renders and stores at most 100 pages, and tells why each failed one failed. */
  render(input: RenderInput, paths: string[]): Promise<RenderedPages>
  /** Addresses that changes make necessary, and the pages of the lists behind `lists` (tags without the site). */
  plan(input: RenderInput, changes: Change[], lists?: string[]): Promise<RenderPlan>
  /** Renders one page as it would be, and keeps nothing of it. @returns undefined when there is no such page */
  preview(input: RenderInput, path: string, preview_token: string): Promise<FinishedPage | undefined>
  /** Forgets the chunks of a publish that nobody has begun. Their promises are rejected. */
  cancel(publish: string): void
  close(): Promise<void>
}

/**
 * Renders with one bundle on all cores. Workers start when there is work for them and stay warm until `close`,
 * so that a later small publish finds the bundle loaded. Publishes take turns.
 *
 * @param entry file URL of the bundle's module
 */
export function createRenderPool(entry: string, size = availableParallelism()): RenderPool {
  const workers: RenderWorker[] = []
  const queue: Task[] = []
  let lastId = 0
  let is_closed = false

  function runNext(): void {
    while (queue.length > 0) {
      const at = findNext()
      const task = queue[at]!
      const renderer = findFreeWorker(task)
      if (!renderer) return
      queue.splice(at, 1)
      lastId += 1
      renderer.tasks.set(lastId, task)
      renderer.worker.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      renderer.worker.postMessage({ ...task.job, id: lastId })
      if (task.job.kind === 'render') task.timer = limit(renderer, task.job.paths.length)
    }
  }

  /** Where in the queue it stands: of the publish of which least is under way, what has waited for longest. */
  function findNext(): number {
    const underWay = new Map<string, number>()
    for (const { tasks } of workers)
      for (const { job } of tasks.values())
        underWay.set(job.input.publish, (underWay.get(job.input.publish) ?? 0) + 1)
    const counts = queue.map(({ job }) => underWay.get(job.input.publish) ?? 0)
    return counts.indexOf(Math.min(...counts))
  }

  function limit(renderer: RenderWorker, pages: number): NodeJS.Timeout {
    const ms = PATIENCE_MS.in_all + PATIENCE_MS.for_each_page * pages
    const end = () => {
      drop(renderer, `no answer within ${Math.round(ms / 1_000)} seconds`)
      void renderer.worker.terminate()
    }
    return setTimeout(end, ms).unref()
  }

  function findFreeWorker({ is_alone }: Task): RenderWorker | undefined {
    const idlest = workers.toSorted((a, b) => a.tasks.size - b.tasks.size)[0]
    if (idlest?.tasks.size === 0) return idlest
    // What has to be alone need not wait for a long list of pages.
    if (workers.length < size + (is_alone ? 1 : 0)) return startWorker()
    if (is_alone) return undefined
    const open = workers.filter(({ tasks }) => ![...tasks.values()].some((one) => one.is_alone))
    return open.find(({ tasks }) => tasks.size < CHUNKS_PER_WORKER)
  }

  function startWorker(): RenderWorker {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: { entry },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      // React chooses one of its builds when it is loaded. A page must not depend on who publishes it.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const renderer: RenderWorker = { worker, is_ready: false, tasks: new Map() }
    worker.on('message', (answer: RenderAnswer) => settle(renderer, answer))
    worker.on('error', (error) => drop(renderer, error instanceof Error ? error.message : String(error)))
    worker.on('exit', (code) => drop(renderer, `it ended early (exit ${code})`))
    workers.push(renderer)
    return renderer
  }

  function settle(renderer: RenderWorker, answer: RenderAnswer): void {
    if (answer.kind === 'ready') return void (renderer.is_ready = true)
    const task = renderer.tasks.get(answer.id)
    if (!task) return
    if (answer.kind === 'listed') return task.onBatch(answer.batch)
    renderer.tasks.delete(answer.id)
    clearTimeout(task.timer)
    if (renderer.tasks.size === 0) renderer.worker.unref()
    if (answer.kind === 'failed') task.reject(new Error(answer.message))
    else task.resolve(answer)
    runNext()
  }

  /** When a worker dies, the work it had begun fails, and what waits goes to a new one. */
  function drop(renderer: RenderWorker, why: string): void {
    const index = workers.indexOf(renderer)
    if (index >= 0) workers.splice(index, 1)
    const said = `the renderer was lost (${why})`
    const error = renderer.is_ready && !is_closed ? new RendererEnded(said) : new Error(said)
    for (const task of renderer.tasks.values()) {
      clearTimeout(task.timer)
      task.reject(error)
    }
    renderer.tasks.clear()
    runNext()
  }

  function add(
    job: Unsent<RenderJob>,
    { onBatch = () => {}, is_alone = false }: Partial<Pick<Task, 'onBatch' | 'is_alone'>> = {},
  ): Promise<RenderAnswer> {
    return new Promise((resolve, reject) => {
      if (is_closed) return reject(new Error('The renderers are closed.'))
      queue.push({ job, onBatch, is_alone, resolve, reject })
      runNext()
    })
  }

  async function addAgain(
    job: Unsent<RenderJob>,
    onBatch: Task['onBatch'] = () => {},
  ): Promise<RenderAnswer> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await add(job, { onBatch })
      } catch (error) {
        if (!(error instanceof RendererEnded) || tries === TRIES) throw error
      }
    }
  }

  const renderApart = createRenderApart()
  const renderTogether = async (
    input: RenderInput,
    paths: string[],
    is_alone: boolean,
  ): Promise<RenderedPages> => {
    const answer = await add({ kind: 'render', input, paths }, { is_alone })
    return answer.kind === 'pages' ? answer.pages : refuse(answer)
  }

  return {
    size,
    async enumerate(input, prebuilt, onBatch) {
      await addAgain({ kind: 'enumerate', input, prebuilt }, onBatch)
    },
    render: (input, paths) => renderApart(paths, (some, how) => renderTogether(input, some, how === 'alone')),
    async plan(input, changes, lists = []) {
      const answer = await addAgain({ kind: 'plan', input, changes, lists })
      return answer.kind === 'plan' ? answer.plan : refuse(answer)
    },
    async preview(input, path, preview_token) {
      const answer = await add({ kind: 'preview', input, path, preview_token })
      return answer.kind === 'previewed' ? answer.page : refuse(answer)
    },
    cancel(publish) {
      const cancelled = queue.filter((task) => task.job.input.publish === publish)
      for (const task of cancelled) {
        queue.splice(queue.indexOf(task), 1)
        task.reject(new Error('The publish was given up.'))
      }
    },
    async close() {
      is_closed = true
      const closed = workers.splice(0)
      queue.length = 0
      await Promise.all(closed.map(({ worker }) => worker.terminate()))
    },
  }
}

function refuse(answer: RenderAnswer): never {
  throw new Error(`A render worker answered '${answer.kind}' to another question.`)
}
