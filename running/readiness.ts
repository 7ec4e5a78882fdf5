/** Fails by throwing. Nothing of the error is told: the answer is for strangers, too. */
type Look = () => unknown

interface Looks {
  /** What the program cannot answer without. */
  parts: Record<string, Look>
  /** What else is worth knowing. Whatever it says, the program stays ready. */
  tell?: () => Promise<Record<string, unknown>>
  patience_ms?: number
}

export interface ReadinessAnswer {
  status: 200 | 503
  body: { status: 'ready' | 'not ready' | 'closing'; parts: Record<string, 'ok' | 'fails'> } & Record<
    string,
    unknown
  >
}

export interface Readiness {
  read: () => Promise<ReadinessAnswer>
  /** From now on it is not ready: the program ends. */
  close: () => void
}

/** A probe that waits longer has mostly given up already. */
const PATIENCE_MS = 2_000

/** Whether a program can take requests, part by part. Looks that are asked for at the same time are one look. */
export function createReadiness({ parts, tell, patience_ms = PATIENCE_MS }: Looks): Readiness {
  let isClosing = false
  let looking: Promise<ReadinessAnswer> | undefined

  async function look(): Promise<ReadinessAnswer> {
    const looks = Object.entries(parts).map(async ([name, one]) => {
      const isWell = async () => {
        await one()
        return 'ok' as const
      }
      return [name, await toWord(isWell, patience_ms)] as const
    })
    const [seen, told] = await Promise.all([Promise.all(looks), tell?.()])
    const isReady = !isClosing && seen.every(([, word]) => word === 'ok')
    return {
      status: isReady ? 200 : 503,
      body: {
        status: isClosing ? 'closing' : isReady ? 'ready' : 'not ready',
        parts: Object.fromEntries(seen),
        ...told,
      },
    }
  }

  return {
    read() {
      looking ??= look().finally(() => (looking = undefined))
      return looking
    },
    close: () => void (isClosing = true),
  }
}

/** What a look says, or `fails`, also when it takes too long. */
export async function toWord<Word extends string>(
  look: () => Promise<Word> | Word,
  patience_ms = PATIENCE_MS,
): Promise<Word | 'fails'> {
  const { promise: late, resolve } = Promise.withResolvers<'fails'>()
  const timer = setTimeout(() => resolve('fails'), patience_ms)
  try {
    return await Promise.race([(async () => look())(), late])
  } catch {
    return 'fails'
  } finally {
    clearTimeout(timer)
  }
}
