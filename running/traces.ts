import type { Attributes } from '@opentelemetry/api'
import { getRequest, inRequest } from './request.ts'
import type { SpanFacts, Tracing } from './tracing.ts'

type Env = Record<string, string | undefined>

const nothing = () => {}

let tracing: Tracing | undefined

/** Keeps traces from now on where OTEL_EXPORTER_OTLP_ENDPOINT says whom to send them. @returns sends the last of them and ends */
export async function startTraces(program: string, env: Env): Promise<() => Promise<void>> {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT']
  if (!endpoint) return async () => {}
  const { openTelemetry } = await import('./open-telemetry.ts')
  const opened = openTelemetry(env['OTEL_SERVICE_NAME'] || `noren-${program}`, endpoint)
  tracing = opened
  return async () => {
    tracing = undefined
    // A collector that is gone keeps nobody from ending.
    await opened.close().catch(() => {})
  }
}

/** A piece of work as a span, and all that is begun meanwhile below it. The span ends with `end`, which must be called. */
export function beginSpan<Result>(
  name: string,
  facts: SpanFacts,
  work: (
    end: (attributes?: Attributes, has_failed?: boolean) => void,
    rename: (name: string) => void,
  ) => Result,
): Result {
  const opened = tracing
  if (!opened) return work(nothing, nothing)
  const request = getRequest()
  const span = opened.begin(name, facts, request?.span)
  if (request?.request_id) span.setAttribute('noren.request_id', request.request_id)
  const end = (attributes: Attributes = {}, has_failed = false) => {
    span.setAttributes(attributes)
    if (has_failed) opened.fail(span)
    span.end()
  }
  return inRequest({ request_id: request?.request_id ?? null, span }, () =>
    work(end, (better) => void span.updateName(better)),
  )
}

/** The same for work that ends by itself. */
export function inSpan<Result>(name: string, facts: SpanFacts, work: () => Promise<Result>): Promise<Result> {
  return beginSpan(name, facts, async (end) => {
    let has_failed = true
    try {
      const result = await work()
      has_failed = false
      return result
    } finally {
      end({}, has_failed)
    }
  })
}

/** Notes a statement on what is under way, without its values. */
export function noteQuery(text: string): void {
  getRequest()?.span?.addEvent('query', { 'db.query.text': text })
}

/** For whoever is asked next on behalf of what is under way. */
export function getTraceparent(): string | undefined {
  const span = getRequest()?.span
  return span && tracing?.toTraceparent(span)
}
