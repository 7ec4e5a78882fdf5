import { type DestinationStream, pino } from 'pino'
import { getRequest } from './request.ts'
import { scrubEntry } from './scrub-entry.ts'

type Env = Record<string, string | undefined>

/** One line for whoever looks after the machine; `level` is `info` when left out. */
export type Log = (entry: Record<string, unknown>) => void

const LOG_FORMATS = ['text', 'json'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug'] as const
type Level = (typeof LOG_LEVELS)[number]

/** Whether all a program says are JSON lines (LOG_FORMAT); else it speaks to a person. */
export const isLogJson = (env: Env): boolean => env['LOG_FORMAT'] === 'json'

/** @throws {Error} one sentence when a variable of the log cannot be understood */
export function requireLogSettings(env: Env): void {
  const { LOG_FORMAT: format = '', LOG_LEVEL: level = '' } = env
  if (format && !LOG_FORMATS.some((one) => one === format))
    throw new Error(`LOG_FORMAT must be one of ${LOG_FORMATS.join(', ')}.`)
  if (level && !LOG_LEVELS.some((one) => one === level))
    throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`)
}

/**
 * Opens the log of a program: JSON, one entry a line, on stderr, with the id of the request it belongs to. LOG_LEVEL says
 * from which level on (`info`). Written at once, so that the last words of a process that ends are there. Whatever an entry holds is
 * scrubbed (`scrub-entry.ts`).
 */
export function openLog(
  program: string,
  {
    env = process.env,
    output = pino.destination({ dest: 2, sync: true }),
  }: { env?: Env; output?: DestinationStream } = {},
): Log {
  const logger = pino(
    {
      base: { program },
      level: LOG_LEVELS.find((level) => level === env['LOG_LEVEL']) ?? 'info',
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ request_id: getRequest()?.request_id ?? undefined }),
    },
    output,
  )
  return ({ level = 'info', ...entry }) => {
    if (logger.isLevelEnabled(level as Level)) logger[level as Level](scrubEntry(entry))
  }
}
