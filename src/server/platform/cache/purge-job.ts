import { Webhook } from 'standardwebhooks'
import type { Jobs } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/run-job.ts'
import type { Settings } from '../settings/env.ts'
import { postTo } from '../http/post.ts'

declare module '../jobs/payloads.ts' {
  interface JobPayloads {
    /** When the change was, for who looks into the queue. */
    'purge-cdn': { at: string }
  }
}

/**
 * Body of a purge after a change of the catalogue or the site. Every page shows menus, names and pictures of others,
 * so that nothing less is sure to be enough.
 */
const body = JSON.stringify({ surrogateKeys: ['catalogue'] })

interface PurgeDependencies {
  settings: Pick<Settings, 'cdnPurge'>
  jobs: () => Pick<Jobs, 'isWaiting'>
  clock: () => Date
}

/**
 * Tells CDN_PURGE_URL what to drop, signed as Standard Webhooks provide with CDN_PURGE_SECRET. To purge twice does no
 * harm, and of many changes that wait only the last needs to be told: it is told after all of them.
 */
export function makePurgeJob({
  settings,
  jobs,
  clock,
}: PurgeDependencies): JobHandler<'purge-cdn'> {
  return async (_payload, { id }) => {
    const { cdnPurge } = settings
    // It may have been taken away since.
    if (!cdnPurge || (await jobs().isWaiting('purge-cdn'))) return
    const now = clock()
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(cdnPurge.secret, { format: 'raw' }).sign(id, now, body),
    }
    // The address is the operator's own, and may well be beside the server.
    const refused = await postTo({ url: cdnPurge.url, body, headers, reach: 'anywhere' })
    if (refused !== null) throw new Error(`The CDN was not purged: ${refused}`)
  }
}
