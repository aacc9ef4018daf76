import { readFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'

/**
 * A server in the order in which commands start one, on the PostgreSQL of its variables or on the image of an
 * embedded database. It answers calls with a `traceparent`, and tells in a line of its own which packages of
 * OpenTelemetry were loaded for it.
 */
const [traceparent = '', image] = process.argv.slice(2)
const loaded = new Set<string>()
registerHooks({
  load(url, context, nextLoad) {
    const [, name] = /node_modules\/(@opentelemetry\/[^/]+|@fastify\/otel)\//.exec(url) ?? []
    if (name) loaded.add(name)
    return nextLoad(url, context)
  },
})
const { startTelemetry } = await import('#server/platform/monitoring/telemetry.ts')
await startTelemetry()
const { buildApp } = await import('#server/start/app.ts')
const { openDatabase } = await import('#server/platform/db/connect.ts')
const { openInMemory } = await import('#server/platform/db/embedded.ts')
const { openLog } = await import('#server/platform/monitoring/log.ts')
const { openServices } = await import('#server/start/open-services.ts')
const { readProcessSettings } = await import('#server/platform/settings/env.ts')

const settings = readProcessSettings('development')
const database =
  image === undefined
    ? await openDatabase(settings)
    : await openInMemory(new Blob([await readFile(image)]))
const secret = 'a9Xq2LrT7vWz4KpB8sYd1MnC6hJf3GeU'
const log = openLog({ logLevel: 'info' })
const services = await openServices({ settings, database, secret, log, watchJobs: false })
const app = await buildApp(services, 'none')
const headers = { traceparent, 'content-type': 'application/json' }
await app.inject({ url: '/healthz', headers })
await app.inject({ method: 'POST', url: '/api/getPublicConfig', headers, payload: '{}' })
await app.inject({ url: '/unsubscribe/secret.token?of=ana@example.com', headers })
await app.close()
await services.close()
console.log(JSON.stringify([...loaded]))
process.exit(0)
