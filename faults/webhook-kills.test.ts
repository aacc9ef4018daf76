import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import { type ReceivedCall, startReceiver } from '#testing/webhook-receiver.ts'
import { ask, logIn } from './calls.ts'
import { triesEmbedded } from './databases.ts'
import { postgresPrograms } from './postgres-cluster.ts'
import { rounds } from './rounds.ts'
import { endServers, startServer } from './server-process.ts'
import { prepareGround } from './workload.ts'
import { useCluster } from './use-cluster.ts'

const kills = rounds(2, 10)
/** Jobs of a dead worker go to another after a minute. */
const polling = { timeout: 240_000, interval: 100 }
let dataDir = ''

afterEach(async () => {
  endServers()
  await rm(dataDir, { recursive: true, force: true })
})

/**
 * Edits, and kills the server as soon as the edit is acknowledged: by then it is committed, and mostly not
 * delivered. In every second round the receiver is away, so that nothing can have been delivered.
 */
async function killAfterEdits(variables: NodeJS.ProcessEnv): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'nandu-webhook-kills-'))
  const given = { ...variables, WEBHOOK_ALLOW_PRIVATE: '1', PORT: String(await freePort()) }
  let server = await startServer(dataDir, given)
  const target = await logIn(server.url)
  const { destinationId } = await prepareGround(target)
  const receiver = await startReceiver()
  const { id: webhookId, secret } = await ask<{ id: string; secret: string }>(
    target,
    'addWebhook',
    {
      url: receiver.url,
      events: ['item.changed'],
    },
  )
  for (let round = 0; round < kills; round += 1) {
    receiver.status = round % 2 === 0 ? 503 : 200
    await ask(target, 'editDestination', { id: destinationId, altitude: 1_000 + round })
    await server.end('SIGKILL')
    receiver.status = 200
    server = await startServer(dataDir, given)
  }
  const idsOf = (calls: ReceivedCall[]) =>
    new Set(calls.map(({ headers }) => headers['webhook-id']))
  await expect.poll(() => idsOf(receiver.calls).size, polling).toBe(kills)
  await expect
    .poll(async () => {
      const { list } = await ask<{ list: { status: string }[] }>(target, 'listDeliveries', {
        webhookId,
      })
      return list.map(({ status }) => status)
    }, polling)
    .toEqual(Array.from({ length: kills }, () => 'delivered'))
  for (const { headers, body } of receiver.calls) {
    const event = new Webhook(secret).verify(body, headers as Record<string, string>)
    expect(event).toMatchObject({
      type: 'item.changed',
      data: { kind: 'destination', id: destinationId },
    })
  }
  receiver.close()
  expect(await server.end('SIGTERM')).toBe(0)
}

describe('a server that is killed between the commit of an edit and the delivery of its webhook', () => {
  it.skipIf(!triesEmbedded)('delivers it after its start, on the embedded database', () =>
    killAfterEdits({}),
  )

  describe.skipIf(!postgresPrograms)('on PostgreSQL (where it is installed)', () => {
    const cluster = useCluster()

    it('delivers it after its start', async () => {
      await killAfterEdits({ DATABASE_URL: await cluster().createDatabase() })
    })
  })
})
