import { isApiUnreached } from '#src/site/is-api-failure.ts'

/** A publish that cannot go on, with a message for the person who started it: one sentence, no stack needed. */
export class PublishError extends Error {
  override name = 'PublishError'
}

/** Somebody else publishes the site now: it is worth trying again. */
export class SiteBusyError extends PublishError {
  override name = 'SiteBusyError'

  constructor(site: string) {
    super(`Site ${site} is being published already; wait for it to finish.`)
  }
}

/** A theme that a site cannot wear. The site keeps the one it has. */
export class ThemeError extends PublishError {
  override name = 'ThemeError'
  readonly theme: string

  constructor(theme: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.theme = theme
  }
}

/** What the disk or the index said, and about which site. */
export function toPublishError(site: string, error: unknown): PublishError {
  if (error instanceof PublishError) return error
  return new PublishError(`Site ${site} was not published: ${toSentence(error)}`, { cause: error })
}

/** The sentence of an error and of what caused it, outermost first: `… could not be read: fetch failed: ECONNREFUSED`. */
export function toSentence(error: unknown): string {
  const parts: string[] = []
  for (let one = error; one !== undefined && one !== null && parts.length < 4; one = toCause(one)) {
    const part = one instanceof Error ? one.message || toCode(one) : String(one)
    if (part && !parts.some((known) => known.includes(part))) parts.push(part)
  }
  return parts.join(': ')
}

/** Whether the shop's API gave no answer at all. */
export const isUnreachable = isApiUnreached

function toCause(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}

// Node joins refused connections of one name into an error without a message.
function toCode(error: Error): string {
  return String((error as NodeJS.ErrnoException).code ?? error.name)
}
