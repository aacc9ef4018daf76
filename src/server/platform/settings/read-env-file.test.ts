import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const preload = join(import.meta.dirname, 'read-env-file.js')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nandu-env-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The environment of a program started in the folder, and its output. */
async function start(env: Record<string, string>) {
  const program = 'console.log(JSON.stringify([process.env.PORT, process.env.SITE_NAME]))'
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', preload, '-e', program],
    { cwd: folder, env },
  )
  return { found: JSON.parse(stdout), stderr }
}

it('a start without .env is as it was', async () => {
  expect(await start({ PORT: '1' })).toEqual({ found: ['1', null], stderr: '' })
})

it('variables of .env are taken where they are not set already', async () => {
  await writeFile(join(folder, '.env'), "PORT=2\nSITE_NAME='Viajes del Sur'\n")
  expect((await start({})).found).toEqual(['2', 'Viajes del Sur'])
  expect((await start({ PORT: '1', SITE_NAME: '' })).found).toEqual(['1', ''])
})

it('no container has a .env', async () => {
  const ignored = (await readFile(join(root, '.dockerignore'), 'utf8')).split('\n')
  expect(ignored).toContain('**/.env')
})

it('a Node that is too old is one line', async () => {
  const older = 'Object.defineProperty(process.versions, "node", { value: "20.19.0" })'
  const args = ['--import', `data:text/javascript,${older}`, 'scripts/nandu.js', 'start']
  const start = promisify(execFile)(process.execPath, args, { cwd: root })
  await expect(start).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Node 24 is needed and this is 20\.19\.0: [^\n]+\n$/),
  })
})
