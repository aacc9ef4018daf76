import { readSettings } from '#server/env.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/connect.ts'
import { openLog } from '#server/log.ts'
import { openServices } from '#server/open-services.ts'

/** The server's operations without pages, demonstration or rate limits, for the load of a benchmark. */
const settings = readSettings({
  ...process.env,
  APP_MODE: 'development',
  DEMO: '0',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
})
const services = await openServices({
  settings,
  database: await openDatabase(settings),
  secret: 'a9Xq2LrT7vWz4KpB8sYd1MnC6hJf3GeU',
  log: openLog(settings),
})
const app = await buildApp(services, 'none')
await app.listen({ port: settings.port, host: settings.host })
process.send?.('listening')
process.on('disconnect', async () => {
  await app.close()
  await services.close()
})
