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

export interface SettledPages extends RenderedPages {
  /** What the pages show: all changes up to this content version. */
  version: number
  changes: Change[]
}

/**
 * Renders what shows the changes, and looks at the shop again: a page shows what is saved when it is rendered, so one may
 * show an edit that another, rendered earlier, lacks. Then they are rendered once more. So are pages the API failed for.
 *
 * @param paths pages to render besides, whatever changed; those that failed before are among them
 * @returns undefined when a change may show on any page of the site
 */
export async function renderSettled(
  work: SettledWork,
  { version, changes }: Pick<ChangesSince, 'version' | 'changes'>,
  paths: string[] = [],
): Promise<SettledPages | undefined> {
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
    const isMissed = await isShown(work, pages, since.changes)
    const hasFailed = pages.failed.some(({ path, because_of }) => because_of === 'api' && isNew(path))
    if (look === LOOKS || !(isMissed || hasFailed)) return { ...pages, version, changes }
    for (const { path } of [...pages.documents, ...pages.failed]) touched.add(path)
    for (const path of pages.gone) touched.add(path)
    if (isMissed) {
      version = since.version
      changes = [...changes, ...since.changes]
    }
    if (hasFailed) {
      await pause(rest)
      rest *= 2
    }
  }
}
