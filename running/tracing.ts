import type { Attributes, Span } from '@opentelemetry/api'

export interface SpanFacts {
  attributes?: Attributes
  /** It answers somebody. */
  is_server?: boolean
  /** Header of whoever asks, W3C Trace Context. */
  traceparent?: string | undefined
}

/** What `open-telemetry.ts` does, which is loaded where traces are wanted only. */
export interface Tracing {
  begin: (name: string, facts: SpanFacts, parent: Span | undefined) => Span
  fail: (span: Span) => void
  toTraceparent: (span: Span) => string | undefined
  close: () => Promise<void>
}
