import { setTimeout as wait } from 'node:timers/promises'
import type { AdminArticle, PublishReport } from '#contract/shapes/admin.ts'
import type { AdminSetting } from '#contract/shapes/admin-site.ts'
import type { Random } from '#demo/random.ts'
import type { Book } from './book.ts'

export const SHOP = 'moto'
export const KEY = 'cluster-faults'
const ANSWERING_MS = 15_000
const PAUSE_MS = 200
const LOOK_EVERY_MS = 50
/** How long the editor looks for a receipt before the next edit, most. */
const LOOKING_MS = 3_000

export const toTitle = (number: number) => `第${number}報の知らせ`
/** The newest of these titles that a page shows. */
export function findNumber(html: string): number | undefined {
  const all = [...html.matchAll(/第(\d+)報の知らせ/g)].map(([, digits]) => Number(digits))
  return all.length > 0 ? Math.max(...all) : undefined
}

/** It stands in the frame of every page. */
const SHOWN_EVERYWHERE = 'SITE.DESCRIPTION'

/** Edits the title of one piece of news, which its page, the list and the front page show, until it is told to end. */
export async function openEditor(api: string, token: string, random: Random, book: Book) {
  let is_ended = false
  async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(`${api}/${SHOP}/v1/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(ANSWERING_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  let entry = await ask<AdminArticle>('POST', 'news', {
    key: KEY,
    title: toTitle(0),
    summary: '',
    body: '<p>知らせ</p>',
    category: '',
    picture: null,
    published_at: new Date().toISOString(),
  })

  /** As the back office does: where an answer was lost, what is there is read before anything is sent again. */
  async function save(number: number): Promise<void> {
    const title = toTitle(number)
    for (let tries = 0; ; tries += 1)
      try {
        if (tries > 0) entry = await ask('GET', `news/${entry.id}`)
        if (entry.title === title) return
        if (tries > 0) book.counts.edits_sent_again += 1
        entry = await ask('PATCH', `news/${entry.id}`, { title, version: entry.version })
        return
      } catch {
        await wait(PAUSE_MS)
      }
  }

  /** @returns whether every publisher has said that it is live */
  async function isLive(): Promise<boolean> {
    const { report } = await ask<{ report: PublishReport | null }>('GET', `publishes?type=news&key=${KEY}`)
    return Boolean(
      report?.hooks.length &&
      report.hooks.every(({ receipt }) => receipt?.sites.length && receipt.failed.length === 0),
    )
  }

  async function lookForReceipt(number: number, most_ms: number): Promise<void> {
    for (const ends = performance.now() + most_ms; performance.now() < ends; await wait(LOOK_EVERY_MS))
      if (await isLive().catch(() => false)) return book.receive(number)
  }

  async function run(): Promise<void> {
    while (!is_ended) {
      const number = book.saved + 1
      await save(number)
      book.save(number)
      await lookForReceipt(number, random.int(0, LOOKING_MS))
    }
  }
  /** Has the whole site published anew: many pages, which the render hosts share. */
  async function changeEverywhere(): Promise<void> {
    const value = `${SHOWN_EVERYWHERE} ${random.int(1, 1e9)}`
    for (;;)
      try {
        const { data } = await ask<{ data: AdminSetting[] }>('GET', 'settings')
        const { key, version, value: now } = data.find((one) => one.key === SHOWN_EVERYWHERE)!
        if (now === value) return
        await ask('PUT', 'settings', { settings: [{ key, value, version }] })
        book.counts.whole += 1
        return
      } catch {
        await wait(PAUSE_MS)
      }
  }

  const running = run()
  return {
    changeEverywhere,
    async end() {
      is_ended = true
      await running
    },
  }
}
export type Editor = Awaited<ReturnType<typeof openEditor>>
