import { operatorError } from '../runtime/operator-error.ts'
import { hasErrorCode } from '../runtime/system-error.ts'
import { readTraceCollector } from '../settings/env.ts'
import { triedWith } from '../runtime/version.ts'

/** Packages that make and send traces; no part of an installation that did not ask for it. */
export const tracingPackages = [
  '@fastify/otel',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/instrumentation-pg',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
] as const

/**
 * Starts tracing where OTEL_EXPORTER_OTLP_ENDPOINT names a collector, and loads nothing where it does
 * not. Comes before the server is loaded: a database driver that is there already is not watched.
 * Fails with one line that names the packages when they are not installed.
 */
export async function startTelemetry(): Promise<void> {
  if (readTraceCollector() === null) return
  try {
    const { startTracing } = await import('./tracing.ts')
    startTracing()
  } catch (error) {
    if (!hasErrorCode(error, 'ERR_MODULE_NOT_FOUND')) throw error
    throw operatorError(
      `OTEL_EXPORTER_OTLP_ENDPOINT: needs packages that are not installed: ${installation()}`,
    )
  }
}

/** Returns the command that installs them beside the packages of production. */
function installation(): string {
  const named = tracingPackages.map((name) =>
    triedWith[name] ? `${name}@${triedWith[name]}` : name,
  )
  return `npm install --no-save --omit=dev --save-prod ${named.join(' ')}`
}
