import type { PublishReceipt } from '#contract/publish-hook.ts'
import type { PublishReport } from '#contract/shapes/admin.ts'
import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { askApi } from './ask-api.ts'
import { element } from './element.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 3_000
const PATIENCE_MS = 60_000

/** Shows how a save is published, until every publisher has answered or a minute has passed. */
export async function followPublish(
  { type, key, version }: { type: string; key: string; version: number },
  show: (lines: HTMLElement[]) => void,
): Promise<void> {
  const query = new URLSearchParams({ type, key, version: String(version) })
  const started = performance.now()
  let pause = FIRST_PAUSE_MS
  while (performance.now() - started < PATIENCE_MS) {
    const { report } = await askApi<{ report: PublishReport | null }>('GET', `publishes?${query}`)
    if (report === null) return show([])
    show(report.hooks.length === 0 ? [say('quiet', EDITOR_TEXT.no_hook)] : report.hooks.flatMap(toLines))
    if (report.hooks.every(({ state }) => state !== 'waiting')) return
    await new Promise((resolve) => setTimeout(resolve, pause))
    pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)
  }
}

function toLines({
  host,
  state,
  receipt,
  last_error,
  is_overdue,
}: PublishReport['hooks'][number]): HTMLElement[] {
  if (is_overdue) return [say('bad', EDITOR_TEXT.overdue(host))]
  if (state === 'refused') return [say('bad', EDITOR_TEXT.refused(host, last_error ?? ''))]
  if (state === 'waiting') {
    return [
      last_error === null
        ? say('quiet', EDITOR_TEXT.publishing)
        : say('bad', EDITOR_TEXT.waiting(host, last_error)),
    ]
  }
  if (receipt === null) return [say('good', EDITOR_TEXT.accepted)]
  return toReceiptLines(receipt)
}

function toReceiptLines({ sites, failed }: PublishReceipt): HTMLElement[] {
  const pages = sites.reduce((sum, site) => sum + site.pages, 0)
  const slowest = Math.max(0, ...sites.map(({ milliseconds }) => milliseconds))
  const lines =
    pages > 0
      ? [
          say(
            'good',
            EDITOR_TEXT.published(pages, slowest),
            ...sites.flatMap(({ url }) => (url ? [link(url)] : [])),
          ),
        ]
      : [say('quiet', EDITOR_TEXT.published_nothing)]
  return [
    ...lines,
    ...failed.map(({ site, path, reason }) => say('bad', EDITOR_TEXT.page_failed(site, path, reason))),
  ]
}

const say = (mood: 'good' | 'bad' | 'quiet', ...children: (string | HTMLElement)[]) =>
  element('p', { class: mood }, ...children)
const link = (url: string) =>
  element('a', { href: url, target: '_blank', rel: 'noopener' }, EDITOR_TEXT.open_page)
