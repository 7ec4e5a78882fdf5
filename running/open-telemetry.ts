import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { SpanFacts, Tracing } from './tracing.ts'

const propagator = new W3CTraceContextPropagator()

/**
 * Sends spans to a collector, in the background. What else OTEL_… variables say, such as headers and sampling, the library
 * reads itself.
 */
export function openTelemetry(service: string, endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('noren')
  const toContext = (parent: Span | undefined, traceparent: string | undefined) => {
    if (parent) return trace.setSpan(ROOT_CONTEXT, parent)
    return propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
  }
  return {
    begin: (name, { attributes = {}, is_server = false, traceparent }: SpanFacts, parent) => {
      const kind = is_server ? SpanKind.SERVER : SpanKind.INTERNAL
      return tracer.startSpan(name, { attributes, kind }, toContext(parent, traceparent))
    },
    // Without the error's own words: they may quote a visitor.
    fail: (span) => void span.setStatus({ code: SpanStatusCode.ERROR }),
    toTraceparent(span) {
      const carrier: { traceparent?: string } = {}
      propagator.inject(trace.setSpan(ROOT_CONTEXT, span), carrier, defaultTextMapSetter)
      return carrier.traceparent
    },
    close: () => provider.shutdown(),
  }
}
