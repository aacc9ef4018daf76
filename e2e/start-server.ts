import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { place, site } from './site.ts'

/** Starts the product as `npm start` does, on a new data folder and with what the stories need. */
Object.assign(process.env, {
  PORT: String(site.port),
  DATA_DIR: site.dataDir,
  ADMIN_EMAIL: site.admin.email,
  ADMIN_PASSWORD: site.admin.password,
  RATE_LIMIT: 'off',
  // Encoding hundreds of pictures takes a processor from the stories for a quarter of an hour.
  AVIF: 'off',
  // A host of their own, which leads to this machine as all names below localhost do.
  CLIENT_VIEWS_URL: site.clientViewsUrl,
  LOG_LEVEL: 'warn',
})
const drawn = join(site.dataDir, '../data-drawn')
// Playwright starts its servers one after the other.
if (place === 0) {
  await rm(drawn, { recursive: true, force: true })
  const { drawDemonstration } = await import('./draw-demonstration.ts')
  await drawDemonstration(drawn)
}
await rm(site.dataDir, { recursive: true, force: true })
await cp(drawn, site.dataDir, { recursive: true })
await import('#scripts/start.ts')
