import { measureInteractions, tooSlow } from './audit-interactions.ts'
import { launchBrowser } from './demonstration-pages.ts'
import { type DemonstrationSite, startDemonstrationSite } from './demonstration-site.ts'

/** First touches alone, of the demonstration or of the site at the address given. */
const [address] = process.argv.slice(2)
const site: DemonstrationSite = address
  ? { url: address, stop: async () => undefined }
  : await startDemonstrationSite()
const browser = await launchBrowser()
try {
  const interactions = await measureInteractions(browser, site.url)
  console.table(interactions)
  const missed = tooSlow(interactions)
  for (const line of missed) console.log(line)
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await site.stop()
}
