import { randomBytes, randomUUID } from 'node:crypto'
import { PUBLISH_HOOK_PATH } from '#contract/publish-hook.ts'
import { signWebhook } from '#tests/support/sign-webhook.ts'
import { median } from '../print-table.ts'

export const HOOK_SECRET = `whsec_${randomBytes(32).toString('base64')}`

interface Piece {
  id: number
  key: string
  version: number
}

export interface EditedNews {
  edits: number
  /** Edits whose receipt came; each of their pages was looked at once. */
  receipts: number
  /** From the webhook to its receipt. */
  median_ms: number
  /** Pages that showed an older text than one whose receipt had come before they were asked for. */
  stale: number
}

interface Place {
  /** Address of the channel's admin API. */
  admin: string
  token: string
  /** Address of the site; its publisher knows `HOOK_SECRET`. */
  origin: string
  edits_per_second: number
}

/**
 * Saves news in turns, each with the next number, sends the webhook of each and reads its page as soon as the receipt is
 * there, until `stop`.
 */
export function startEditingNews({ admin, token, origin, edits_per_second }: Place) {
  /** Newest number of each piece whose receipt has come. */
  const live = new Map<string, number>()
  const waits: number[] = []
  let edits = 0
  let stale = 0
  let isRunning = true

  async function ask<Body>(path: string, init: RequestInit = {}): Promise<Body> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${admin}/${path}`, { headers, ...init })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Body
  }

  async function edit(): Promise<void> {
    const { data: pieces } = await ask<{ data: Piece[] }>('news?per=20&publication=published')
    const looks: Promise<void>[] = []
    while (isRunning) {
      const started = performance.now()
      const at = edits % pieces.length
      edits += 1
      const number = edits
      const { id, version } = pieces[at]!
      const body = JSON.stringify({ version, body: `<p>計測の版 ${number} です。</p>` })
      const piece = await ask<Piece>(`news/${id}`, { method: 'PATCH', body })
      pieces[at] = piece
      looks.push(look(piece, number))
      await pause(1000 / edits_per_second - (performance.now() - started))
    }
    await Promise.all(looks)
  }

  async function look({ key, version }: Piece, number: number): Promise<void> {
    const started = performance.now()
    if (!(await publish({ type: 'news', key, action: 'updated', version }))) return
    waits.push(performance.now() - started)
    live.set(key, Math.max(live.get(key) ?? 0, number))
    const least = live.get(key)!
    const page = await (await fetch(`${origin}/news/${key}/`)).text()
    if (Number(/計測の版 (\d+) です/.exec(page)?.[1] ?? 0) < least) stale += 1
  }

  /** @returns whether the receipt came with the answer */
  async function publish(event: object): Promise<boolean> {
    const body = JSON.stringify(event)
    const { status } = await fetch(origin + PUBLISH_HOOK_PATH, {
      method: 'POST',
      headers: signWebhook(HOOK_SECRET, { id: randomUUID(), body }),
      body,
    })
    return status === 200
  }

  const running = edit()
  return {
    async stop(): Promise<EditedNews> {
      isRunning = false
      await running
      return { edits, receipts: waits.length, median_ms: median(waits), stale }
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
