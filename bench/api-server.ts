import { buildApp } from '#server/start/app.ts'
import { withoutCaching } from '#server/platform/cache/caches.ts'
import { openDatabase } from '#server/platform/db/connect.ts'
import { readSettings } from '#server/platform/settings/env.ts'
import { openLog } from '#server/platform/monitoring/log.ts'
import { openServices } from '#server/start/open-services.ts'
import type { Limiter } from '#server/platform/limits/concurrency-limiter.ts'
import { secret } from './admin.ts'

/**
 * The product without demonstration or rate limits, for the load of a benchmark. With PAGES=built it
 * serves pages too; with CACHE=off neither answers nor pages are cached, with CACHE=answers no pages; with ADMIT=all
 * (what `withServer` says) nobody is refused for coming too many at once.
 */
const settings = readSettings({
  ...process.env,
  APP_MODE: 'development',
  DEMO: '0',
  RATE_LIMIT: 'off',
  CAPTCHA_PROVIDER: 'fake',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
})
const services = await openServices({
  settings,
  database: await openDatabase(settings),
  secret,
  log: openLog(settings),
})
const { caches } = services
const uncached = withoutCaching(caches)
if (process.env['CACHE'] === 'off') services.caches = uncached
if (process.env['CACHE'] === 'answers') {
  const { pages, narrowedPages, missingPages } = uncached
  services.caches = { ...caches, pages, narrowedPages, missingPages }
}
if (process.env['ADMIT'] === 'all') {
  const admit: Limiter = (work) => work()
  services.admission = {
    reads: (_client, work) => work(),
    lookUps: admit,
    writes: admit,
    pages: (_client, work) => work(),
    documents: (_client, work) => work(),
    sharePictures: admit,
  }
}
const app = await buildApp(services, process.env['PAGES'] === 'built' ? 'built' : 'none')
await app.listen({ port: settings.port, host: settings.host })
process.send?.('listening')
process.on('disconnect', async () => {
  await app.close()
  await services.close()
})
