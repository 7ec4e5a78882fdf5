import type { PublishReceipt } from '#contract/publish-hook.ts'
import type { PublishReport } from '#contract/shapes/admin.ts'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { callApi } from '../api/call-api.ts'
import type { SaveNotice } from './save-notice.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 3_000
const PATIENCE_MS = 60_000

type Change = NonNullable<SaveNotice['change']>

export interface PublishLine {
  mood: 'good' | 'bad' | 'quiet'
  sentence: string
  /** The published page. */
  url?: string | undefined
}

/** Tells how a save is published, until every publisher has answered or a minute has passed. @throws Refusal */
export async function followPublish(change: Change, show: (lines: PublishLine[]) => void): Promise<void> {
  const started = performance.now()
  const toName = isTheme(change) ? await readThemeNames() : (key: string) => key
  let pause = FIRST_PAUSE_MS
  while (performance.now() - started < PATIENCE_MS) {
    const { report } = await callApi('GET /v1/admin/publishes', { query: change })
    if (report === null) return show([])
    show(
      report.hooks.length === 0
        ? [quiet(KINDS_TEXT.no_hook)]
        : report.hooks.flatMap((hook) => toLines(hook, change, toName)),
    )
    if (report.hooks.every(({ state }) => state !== 'waiting')) return
    await new Promise((resolve) => setTimeout(resolve, pause))
    pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)
  }
  show([quiet(KINDS_TEXT.still_waiting)])
}

const isTheme = ({ type, key }: Change) => type === 'settings' && key === 'SITE.THEME'

/** Themes as their cards call them; by their keys where nobody says. */
async function readThemeNames(): Promise<(key: string) => string> {
  const themes = await callApi('GET /v1/admin/themes').then(
    ({ data }) => data,
    () => [],
  )
  return (key) => themes.find((theme) => theme.key === key)?.name ?? key
}

const quiet = (sentence: string): PublishLine => ({ mood: 'quiet', sentence })
const bad = (sentence: string): PublishLine => ({ mood: 'bad', sentence })

function toLines(
  { host, state, receipt, last_error, is_overdue }: PublishReport['hooks'][number],
  change: Change,
  toName: (theme: string) => string,
): PublishLine[] {
  if (is_overdue) return [bad(KINDS_TEXT.overdue(host))]
  if (state === 'refused') return [bad(KINDS_TEXT.refused(host, last_error ?? ''))]
  if (state === 'waiting')
    return [last_error === null ? quiet(KINDS_TEXT.publishing) : bad(KINDS_TEXT.waiting(host, last_error))]
  return receipt === null
    ? [{ mood: 'good', sentence: KINDS_TEXT.accepted }]
    : toReceiptLines(receipt, change, toName)
}

function toReceiptLines(
  { sites, failed }: PublishReceipt,
  change: Change,
  toName: (theme: string) => string,
): PublishLine[] {
  const pages = sites.reduce((sum, site) => sum + site.pages, 0)
  const slowest = Math.max(0, ...sites.map(({ milliseconds }) => milliseconds))
  const url = sites.find((site) => site.url)?.url
  const worn =
    isTheme(change) && failed.every(({ theme }) => !theme)
      ? sites.find(({ theme }) => theme)?.theme
      : undefined
  return [
    ...(worn ? [{ mood: 'good' as const, sentence: KINDS_TEXT.theme_worn(toName(worn)) }] : []),
    pages > 0
      ? { mood: 'good', sentence: KINDS_TEXT.published(slowest, pages), url: url ?? undefined }
      : quiet(KINDS_TEXT.published_nothing),
    ...failed.map(({ site, path, reason, theme }) =>
      bad(
        theme ? KINDS_TEXT.theme_failed(toName(theme), reason) : KINDS_TEXT.page_failed(site, path, reason),
      ),
    ),
  ]
}
