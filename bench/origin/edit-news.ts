const POLL_MS = 50
/** How long the last edits may take to be reported once nobody edits any more. */
const PATIENCE_MS = 30_000
/** Edited in turns, so that a piece is reported before it is edited again; the report is that of its newest version. */
const PIECES = 20

interface Piece {
  id: number
  key: string
  version: number
}

interface Report {
  version: number
  hooks: { state: string; receipt: unknown }[]
}

export interface EditedNews {
  edits: number
  /** Pieces whose newest text nobody reported as live. */
  unreported: number
  /** How often a page was read whose publication had been reported. */
  looks: number
  /** Of these, how often it showed an older text than the reported one. */
  stale: number
}

interface Place {
  /** Address of the channel's admin API. */
  admin: string
  token: string
  /** Address of the site. */
  origin: string
  edits_per_second: number
}

/** Saves news, each time with the next number, and reads the pages whose publication is reported, until `stop`. */
export function startEditingNews({ admin, token, origin, edits_per_second }: Place) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  /** Newest number of each piece, by version. */
  const saved = new Map<string, { version: number; number: number }>()
  /** Newest number of each piece that was reported as live. */
  const reported = new Map<string, number>()
  let edits = 0
  let looks = 0
  let stale = 0
  let isRunning = true

  async function ask<Body>(path: string, init: RequestInit = {}): Promise<Body> {
    const answer = await fetch(`${admin}/${path}`, { headers, ...init })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Body
  }

  async function edit(): Promise<void> {
    const { data: pieces } = await ask<{ data: Piece[] }>(`news?per=${PIECES}&publication=published`)
    while (isRunning) {
      const started = performance.now()
      const at = edits % pieces.length
      edits += 1
      const number = edits
      const { id, version } = pieces[at]!
      const body = JSON.stringify({ version, body: `<p>計測の版 ${number} です。</p>` })
      const piece = await ask<Piece>(`news/${id}`, { method: 'PATCH', body })
      pieces[at] = piece
      saved.set(piece.key, { version: piece.version, number })
      await pause(1000 / edits_per_second - (performance.now() - started))
    }
  }

  const listWaiting = () => [...saved].filter(([key, { number }]) => reported.get(key) !== number)

  async function follow(): Promise<void> {
    let end = Infinity
    while (isRunning || (listWaiting().length > 0 && performance.now() < end)) {
      if (!isRunning && end === Infinity) end = performance.now() + PATIENCE_MS
      for (const [key, { version, number }] of listWaiting()) {
        const { report } = await ask<{ report: Report | null }>(
          `publishes?type=news&key=${key}&version=${version}`,
        )
        const isLive = report?.hooks.every(({ state, receipt }) => state === 'taken' && receipt)
        if (report?.hooks.length && isLive) reported.set(key, number)
      }
      await pause(POLL_MS)
    }
  }

  async function look(): Promise<void> {
    while (isRunning) {
      for (const [key, least] of reported) {
        const page = await (await fetch(`${origin}/news/${key}/`)).text()
        looks += 1
        if (Number(/計測の版 (\d+) です/.exec(page)?.[1] ?? 0) < least) stale += 1
      }
      await pause(POLL_MS)
    }
  }

  const running = Promise.all([edit(), follow(), look()])
  return {
    async stop(): Promise<EditedNews> {
      isRunning = false
      await running
      return { edits, unreported: listWaiting().length, looks, stale }
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
