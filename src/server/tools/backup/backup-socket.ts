import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { Services } from '#server/platform/services.ts'
import { isOperatorError, operatorError } from '#server/platform/runtime/operator-error.ts'
import { hasErrorCode } from '#server/platform/runtime/system-error.ts'
import { backUp } from './back-up.ts'
import { manifest, type Manifest } from './manifest.ts'

/**
 * The embedded database belongs to one process. While the server runs, a backup is made by it, at
 * the word of anyone who may open this socket in the data folder: the user it runs as.
 */
const socketOf = (dataDir: string) => join(dataDir, 'backup.sock')

/** Maximum length of a socket's address that every system accepts. */
const socketPathMax = 103

const order = z.object({ to: z.string() })
const outcome = z.union([z.object({ done: manifest }), z.object({ refusal: z.string() })])

/** Takes orders for backups until it is closed; on PostgreSQL nobody needs to ask the server. */
export async function openBackupSocket(services: Services): Promise<() => Promise<void>> {
  const { database, settings, mediaPipeline, clock, log } = services
  const path = socketOf(settings.dataDir)
  if (database.kind !== 'pglite') return async () => {}
  if (path.length > socketPathMax) {
    log.warn({ path }, 'the path is too long for a socket: stop the server to back it up')
    return async () => {}
  }
  const server = createServer(async (asked, reply) => {
    try {
      const { to } = order.parse(await json(asked))
      const done = await backUp({ database, storage: mediaPipeline.storage, clock }, to)
      log.info({ to, files: done.files.length }, 'backed up')
      reply.end(JSON.stringify({ done }))
    } catch (error) {
      log.error({ err: error }, 'backup failed')
      const refusal = isOperatorError(error) ? error.message : 'The backup failed; see the log'
      reply.end(JSON.stringify({ refusal }))
    }
  })
  // The data folder is locked for this process: a socket that is there was left by a dead one.
  await rm(path, { force: true })
  server.listen(path)
  await once(server, 'listening')
  await chmod(path, 0o600)
  return async () => {
    server.close()
    await once(server, 'close')
  }
}

/** Asks the server that runs on a data folder for a backup; null when none does. */
export async function askForBackup(dataDir: string, to: string): Promise<Manifest | null> {
  const asked = request({ socketPath: socketOf(dataDir), method: 'POST', agent: false })
  asked.end(JSON.stringify({ to }))
  try {
    const [reply] = await once(asked, 'response')
    const answer = outcome.parse(await json(reply))
    if ('refusal' in answer) throw operatorError(answer.refusal)
    return answer.done
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR', 'ECONNREFUSED')) return null
    throw error
  }
}
