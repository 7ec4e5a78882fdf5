import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Change } from '#src/site/change-plan.ts'
import type { RenderedPages } from '../render/render-job.ts'
import { isShown } from './is-shown.ts'
import { type ChangesSince, readChanges } from './read-changes.ts'
import { renderChanges, type RenderWork } from './render-changes.ts'

/** An editor who saves again and again does not keep a release from ending: the last look is as good as it gets. */
const LOOKS = 5
/** How long the API is left alone after it failed; twice as long each time. */
const FIRST_PAUSE_MS = 50

export interface SettledWork extends RenderWork {
  /** Address of the API for servers, without channel and trailing slash. */
  api: string
  keycode_token: string | null
}

interface Wanted extends Pick<ChangesSince, 'version' | 'changes'> {
  /** Pages to render besides, whatever changed; those that failed before are among them. */
  paths?: string[]
  /** Of a change that may show on any page: nothing is rendered, or what the other changes make. */
  everywhere: 'give up' | 'leave out'
}

export interface SettledPages extends RenderedPages {
  /** What the pages show: all changes up to this content version. */
  version: number
  changes: Change[]
  /** False: a change that may show on any page was left out. */
  is_complete: boolean
}

/**
 * Renders what shows the changes, and looks at the shop again: a page shows what is saved when it is rendered, so one may
 * show an edit that another, rendered earlier, lacks. Then they are rendered once more. So are pages the API failed for.
 *
 * @returns undefined when it was given up
 */
export async function renderSettled(
  work: SettledWork,
  { version, changes: wanted, paths = [], everywhere }: Wanted,
): Promise<SettledPages | undefined> {
  let is_complete = true
  async function select(some: Change[]): Promise<Change[]> {
    const selected = everywhere === 'give up' ? some : await listConfined(work, some)
    is_complete &&= selected.length === some.length
    return selected
  }
  let changes = await select(wanted)
  const touched = new Set<string>()
  // Those that failed before are not waited for again.
  const isNew = (path: string) => !paths.includes(path)
  for (let look = 1, rest = FIRST_PAUSE_MS; ; look += 1) {
    // A name of its own, so that nothing is taken from what an earlier look read.
    const render = { ...work.render, publish: randomUUID() }
    const pages = await renderChanges({ ...work, render }, changes, paths, [...touched])
    if (!pages) return undefined
    const since = await readChanges(work.site, work.api, work.keycode_token, version)
    if (!since.is_complete) return undefined
    const missed = await select(since.changes)
    const isMissed = await isShown(work, pages, missed)
    const hasFailed = pages.failed.some(({ path, because_of }) => because_of === 'api' && isNew(path))
    if (look === LOOKS || !(isMissed || hasFailed)) return { ...pages, version, changes, is_complete }
    for (const { path } of [...pages.documents, ...pages.failed]) touched.add(path)
    for (const path of pages.gone) touched.add(path)
    if (isMissed) {
      version = since.version
      changes = [...changes, ...missed]
    }
    if (hasFailed) {
      await pause(rest)
      rest *= 2
    }
  }
}

/** Those that do not show on every page: that is for their type to say. */
async function listConfined({ pool, render }: RenderWork, changes: Change[]): Promise<Change[]> {
  const types = [...new Set(changes.map(({ type }) => type))]
  const plans = await Promise.all(types.map((type) => pool.plan(render, [{ type, key: '' }])))
  return changes.filter(({ type }) => !plans[types.indexOf(type)]!.is_everything)
}
