import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '#testing/free-port.ts'
import { unprivileged } from './installed-programs.ts'

const run = promisify(execFile)
const debian = '/usr/lib/postgresql'

/** The folder of PostgreSQL's own programs; undefined where it is not installed. */
export const postgresPrograms = findPrograms()

function findPrograms(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  const folders = [
    ...newestFirst.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

/** A PostgreSQL of the test's own, that it may kill. */
export interface Cluster {
  /** Address of a new empty database, in a tablespace of its own where one is named. */
  createDatabase(tablespace?: string): Promise<string>
  /** Makes a folder in which the cluster may keep a tablespace. */
  ownFolder(path: string): Promise<void>
  /** Runs one statement beside anyone who is connected. */
  ask(statement: string): Promise<unknown[]>
  /** Process ids of the backends that serve the product. */
  backends(): Promise<number[]>
  /** Kills the postmaster with all of its backends, as a power cut would. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Settles once it takes connections, as after it has restarted itself. */
  whenUp(): Promise<void>
  /** Stops every process of it in its tracks, or lets them go on. */
  signalAll(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void>
  /** Makes and starts a hot standby of it, which follows as soon as it can. */
  startStandby(): Promise<Standby>
  remove(): Promise<void>
}

/** A copy that follows a cluster and can be read. */
export interface Standby {
  /** The address of a database there. */
  urlOf(database: string): string
  ask(statement: string): Promise<unknown[]>
  kill(): Promise<void>
  start(): Promise<void>
  signalAll(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void>
  /** Follows no more, and takes writes. */
  promote(): Promise<void>
}

/** A server process of PostgreSQL on a data folder that is there. */
function makeServer(folder: string, data: string, port: number, options: object) {
  const url = (name: string) => `postgres://nandu@127.0.0.1:${port}/${name}`
  let postmaster: ChildProcess | undefined

  async function ask(statement: string): Promise<unknown[]> {
    const client = new Client({ connectionString: url('postgres'), connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }

  async function start(): Promise<void> {
    await rm(join(data, 'postmaster.pid'), { force: true })
    const settings = ['-h', '127.0.0.1', '-p', String(port), '-k', folder]
    postmaster = spawn(join(postgresPrograms ?? '', 'postgres'), ['-D', data, ...settings], {
      ...options,
      stdio: 'ignore',
      detached: true,
    })
    await whenUp()
  }

  async function whenUp(): Promise<void> {
    for (;;) {
      if (postmaster?.exitCode !== null) throw new Error('PostgreSQL has ended')
      const up = await ask('select 1').catch(() => null)
      if (up) return
      await pause(50)
    }
  }

  async function children(): Promise<number[]> {
    const pid = postmaster?.pid ?? 0
    const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return [...list.trim().split(/\s+/).filter(Boolean).map(Number), pid]
  }

  async function signalAll(name: NodeJS.Signals): Promise<void> {
    for (const pid of await children()) signal(pid, name)
  }

  async function kill(): Promise<void> {
    const child = postmaster
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    await signalAll('SIGKILL')
    await exited
  }

  return { url, ask, start, whenUp, signalAll, kill }
}

/** Makes and starts a cluster in a folder of its own, with the settings that PostgreSQL comes with. */
export async function startCluster(): Promise<Cluster> {
  const programs = postgresPrograms ?? ''
  const owner = await unprivileged()
  const folder = await mkdtemp(join(tmpdir(), 'nandu-postgres-'))
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid ?? owner.uid)
  const data = join(folder, 'data')
  const port = await freePort()
  const options = { ...owner, cwd: folder, env: {} }
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'nandu', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  )
  const { url, ask, start, whenUp, signalAll, kill } = makeServer(folder, data, port, options)
  const standbys: { kill(): Promise<void> }[] = []
  let databases = 0

  await start()
  return {
    ask,
    start,
    whenUp,
    kill,
    signalAll,
    async createDatabase(tablespace = 'pg_default') {
      databases += 1
      const name = `site${databases}`
      await ask(`create database ${name} tablespace ${tablespace}`)
      return url(name)
    },
    async ownFolder(path) {
      await mkdir(path)
      if (owner.uid !== undefined) await chown(path, owner.uid, owner.gid ?? owner.uid)
    },
    async backends() {
      const rows = await ask(
        "select pid from pg_stat_activity where application_name in ('nandu', 'nandu jobs')",
      )
      return (rows as { pid: number }[]).map(({ pid }) => pid)
    },
    async startStandby() {
      const copy = join(folder, `standby-${standbys.length + 1}`)
      const from = `host=127.0.0.1 port=${port} user=nandu`
      await run(
        join(programs, 'pg_basebackup'),
        ['-D', copy, '-d', from, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync'],
        options,
      )
      const standby = makeServer(folder, copy, await freePort(), options)
      standbys.push(standby)
      await standby.start()
      return {
        ...standby,
        urlOf: standby.url,
        async promote() {
          await standby.ask('select pg_promote(true, 60)')
        },
      }
    },
    async remove() {
      for (const standby of standbys) await standby.kill().catch(() => {})
      await kill().catch(() => {})
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** A process may have ended by itself meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ESRCH') throw error
  }
}
