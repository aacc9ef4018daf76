import { subscribe } from 'node:diagnostics_channel'
import { FastifyOtelInstrumentation } from '@fastify/otel'
import { trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance } from 'fastify'
import { withoutSecrets } from '../http/address-without-secrets.ts'
import { version } from '../runtime/version.ts'
import { nameOfRequest } from './name-of-request.ts'
import { readTraceFrom } from './trace-fields.ts'

/** Asked every few seconds, about nothing that anybody would look for. */
const unwatched = ['/healthz', '/readyz', '/metrics']

/**
 * Traces requests and the statements they lead to, from now on and for the life of the process. A
 * request goes on with the trace that its `traceparent` names. Where it goes, how often and under
 * which name is said by OpenTelemetry's own variables.
 */
export function startTracing(): void {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'nandu', 'service.version': version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(withoutMessages(new OTLPTraceExporter()))],
  })
  provider.register()
  // Fastify tells of each new server, so that nothing else needs to know of traces.
  const requests = new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    ignorePaths: ({ url }) => unwatched.includes(url.split('?', 1)[0] ?? ''),
    requestHook: (span, request) => {
      span.updateName(nameOfRequest(request))
      span.setAttributes({ 'url.path': withoutSecrets(request.url), 'nandu.request': request.id })
    },
  })
  requests.setTracerProvider(provider)
  // What runs by itself every few seconds would drown the rest.
  const statements = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true })
  statements.setTracerProvider(provider)
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onClose', () => provider.forceFlush())
  })
  readTraceFrom(() => {
    const span = trace.getActiveSpan()?.spanContext()
    return span ? { traceId: span.traceId, spanId: span.spanId } : {}
  })
}

/** Messages of errors stay here: they repeat what visitors wrote and what rows hold. */
function withoutMessages(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(withoutMessage), done),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}

function withoutMessage(span: ReadableSpan): ReadableSpan {
  return Object.create(span, {
    status: { value: { code: span.status.code } },
    events: { value: [] },
  }) as ReadableSpan
}
