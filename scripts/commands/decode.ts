import { chmod, lstat, rm } from 'node:fs/promises'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { makeDecoderPool } from '#server/platform/media/decoding/decoder-pool.ts'
import { serveDecoders } from '#server/platform/media/decoding/decoder-service/serve-decoders.ts'
import { print } from '#server/start/console-output.ts'
import { operatorError } from '#server/platform/runtime/operator-error.ts'
import { readDecoderSocket, readHandedSocket } from '#server/platform/settings/env.ts'

/** Serves decoders until SIGTERM, which ends it when the pictures at work are done. */
export async function decode(size: number): Promise<void> {
  // Pictures on their way are nobody else's.
  process.umask(0o077)
  const decoders = makeDecoderPool({ size })
  const server = serveDecoders(decoders, { size })
  const where = await listen(server)
  print(`Decoders listen at ${where}, ${size} at once, as user ${process.getuid?.()}`)
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
  server.close()
  await once(server, 'close')
  decoders.close()
}

/** At the socket that systemd hands over, else at the path that is set. */
async function listen(server: Server): Promise<string> {
  const handed = readHandedSocket()
  const path = readDecoderSocket()
  if (handed !== null) {
    server.listen({ fd: handed })
    await once(server, 'listening')
    return 'the socket that was handed over'
  }
  if (path === null) throw operatorError("DECODER_SOCKET: missing; set the socket's path")
  await removeDeadSocket(path)
  try {
    server.listen(path)
    await once(server, 'listening')
  } catch (error) {
    throw operatorError(`DECODER_SOCKET: cannot listen there (${String(error)})`, error)
  }
  // The server comes by its group.
  await chmod(path, 0o660)
  return path
}

/** Removes the socket that a killed service has left. */
async function removeDeadSocket(path: string): Promise<void> {
  const there = await lstat(path).catch(() => null)
  if (there?.isSocket() !== true) return
  const connection = connect(path)
  const alive = await once(connection, 'connect').then(
    () => true,
    () => false,
  )
  connection.destroy()
  if (alive) throw operatorError('DECODER_SOCKET: a service listens there already')
  await rm(path, { force: true })
}
