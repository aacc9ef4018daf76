import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '#testing/free-port.ts'
import { findProgram, unprivileged } from './installed-programs.ts'
import { replaceIn } from './replace-in.ts'

export const pgbouncerProgram = findProgram('pgbouncer')

const shipped = join(import.meta.dirname, '../deploy/pgbouncer.ini')

/** PgBouncer before a database that can move. */
export interface PgBouncer {
  /** The DATABASE_URL through PgBouncer. */
  url: string
  /** Does what its file says is to be done after a failover. */
  pointAt(databaseUrl: string): Promise<void>
  output(): string
  stop(): Promise<void>
}

/** Starts PgBouncer with the file that is shipped, but for addresses, names and passwords. */
export async function startPgBouncer(
  databaseUrl: string,
  poolMode = 'session',
): Promise<PgBouncer> {
  const owner = await unprivileged()
  const folder = await mkdtemp(join(tmpdir(), 'nandu-pgbouncer-'))
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid ?? owner.uid)
  const port = await freePort()
  const { username, pathname } = new URL(databaseUrl)
  const users = join(folder, 'userlist.txt')
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(users, `"${username}" ""\n`)
  const write = async (database: string) => {
    const at = new URL(database)
    await writeFile(
      file,
      replaceIn(await readFile(shipped, 'utf8'), [
        [
          /^nandu = .*$/m,
          `nandu = host=${at.hostname} port=${at.port} dbname=${pathname.slice(1)}`,
        ],
        [/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1'],
        [/^listen_port = .*$/m, `listen_port = ${port}`],
        [/^auth_type = .*$/m, 'auth_type = trust'],
        [/^auth_file = .*$/m, `auth_file = ${users}`],
        [/^admin_users = .*$/m, `admin_users = ${username}\nunix_socket_dir =`],
        [/^pidfile = .*$/m, ''],
        [/^logfile = .*$/m, ''],
        [/^pool_mode = .*$/m, `pool_mode = ${poolMode}`],
      ]),
    )
  }
  await write(databaseUrl)
  const child = spawn(pgbouncerProgram ?? '', [file], {
    ...owner,
    cwd: folder,
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const url = (name: string) => `postgres://${username}@127.0.0.1:${port}/${name}`

  /** Says each to its console, which speaks PostgreSQL's protocol. */
  async function say(...commands: string[]): Promise<void> {
    const client = new Client({ connectionString: url('pgbouncer') })
    client.on('error', () => {})
    await client.connect()
    try {
      for (const command of commands) await client.query(command)
    } finally {
      await client.end()
    }
  }

  while (
    !(await say('show version').then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(printed)
    await pause(20)
  }
  return {
    url: url('nandu'),
    async pointAt(other) {
      await write(other)
      await say('RELOAD', 'KILL nandu', 'RESUME nandu')
    },
    output: () => printed,
    async stop() {
      const exited = once(child, 'exit')
      if (child.exitCode === null && child.kill('SIGKILL')) await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
