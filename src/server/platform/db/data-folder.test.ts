import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOperatorError } from '../runtime/operator-error.ts'
import { lockDataFolder, makeDataFolderPrivate } from './data-folder.ts'

const program = fileURLToPath(
  new URL('../../../../testing/programs/open-database.ts', import.meta.url),
)
const children: ChildProcessWithoutNullStreams[] = []
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'data-folder-'))
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

function start(): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [program, dataDir])
  children.push(child)
  return child
}

async function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  const [line] = await once(createInterface(child.stdout), 'line')
  return String(line)
}

async function ending(child: ChildProcessWithoutNullStreams) {
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [code] = await once(child, 'close')
  return { code: Number(code), errors }
}

test('one process at a time opens the database, and a killed one leaves no lock', async () => {
  const begun = Date.now()
  const first = start()
  expect(await firstLine(first)).toBe('open 1')
  const opened = Date.now()
  const { code, errors } = await ending(start())
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).toContain(dataDir)
  expect(Date.now() - opened).toBeLessThan(opened - begun)

  first.kill('SIGKILL')
  await once(first, 'close')
  const second = start()
  expect(await firstLine(second)).toBe('open 2')

  second.stdin.write('stop\n')
  expect(await ending(second)).toEqual({ code: 0, errors: '' })
  const third = start()
  expect(await firstLine(third)).toBe('open 3')
}, 120_000)

test('a released folder can be taken again in the same process', async () => {
  const folder = join(dataDir, 'own')
  const lock = await lockDataFolder(folder)
  await expect(lockDataFolder(folder)).rejects.toSatisfy(isOperatorError)
  await lock.release()
  const again = await lockDataFolder(folder)
  await again.release()
})

test('a folder that is made is its owner’s alone', async () => {
  const folder = join(dataDir, 'private')
  const lock = await lockDataFolder(folder)
  await lock.release()
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('a folder that was there already is closed to others, with what is in it', async () => {
  const folder = join(dataDir, 'mounted')
  const inside = ['', 'db', 'media', 'mail', 'tmp', 'backups'].map((name) => join(folder, name))
  for (const path of inside) await mkdir(path, { mode: 0o777 })
  for (const path of inside) await chmod(path, 0o775)
  const lock = await lockDataFolder(folder)
  await lock.release()
  const modes = await Promise.all(inside.map(async (path) => (await stat(path)).mode & 0o777))
  expect(modes).toEqual(inside.map(() => 0o700))
})

test.each([
  ['that many users share', 'shared'],
  ['whose rights cannot be changed', '/proc/self/task'],
])('a folder %s is refused in one line, and left as it is', async (_what, path) => {
  const folder = resolve(dataDir, path)
  await mkdir(join(dataDir, 'shared'), { recursive: true })
  await chmod(join(dataDir, 'shared'), 0o1777)
  const { mode } = await stat(folder)
  const refusal: unknown = await makeDataFolderPrivate(folder).catch((error: unknown) => error)
  expect(isOperatorError(refusal) && refusal.message).toMatch(/^DATA_DIR: [^\n]+$/)
  expect((await stat(folder)).mode).toBe(mode)
})

test('a folder that cannot be made is refused by name', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  const refusal: unknown = await lockDataFolder(join(file, 'below')).catch(
    (error: unknown) => error,
  )
  expect(isOperatorError(refusal) && refusal.message).toContain('DATA_DIR')
})
