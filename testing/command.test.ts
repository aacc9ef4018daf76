import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version } from '#server/platform/runtime/version.ts'
import { runNandu } from './command.ts'
import { startMailServer } from './mail-server.ts'

const commands = [
  'start',
  'serve',
  'decode',
  'migrate',
  'admin',
  'doctor',
  'mail-test',
  'backup',
  'restore',
  'drill',
  'export',
  'import',
]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nandu-command-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the command nandu', () => {
  it('prints its help, with every command, and its version', async () => {
    const help = await runNandu(['--help'])
    expect(help).toMatchObject({ code: 0, stderr: '' })
    for (const name of commands) expect(help.stdout).toMatch(new RegExp(`^  ${name}\\b`, 'm'))
    expect(await runNandu(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
  })

  it.each(commands)('explains %s', async (name) => {
    const { code, stdout } = await runNandu([name, '--help'])
    expect(code).toBe(0)
    expect(stdout).toContain(`Usage: nandu ${name}`)
  })

  it.each([
    [[], 'Usage: nandu'],
    [['bakup'], "unknown command 'bakup'"],
    [['serve', '--port', '80'], "unknown option '--port'"],
    [['decode', '--at-once', '0'], 'It is no number from 1 to 99'],
    [['migrate', 'now'], 'too many arguments'],
    [['restore'], "required option '--from <folder>'"],
    [['drill'], "required option '--from <folder>'"],
    [['mail-test'], "missing required argument 'address'"],
    [['mail-test', 'nobody'], 'It is no e-mail address'],
    [['admin', '--email', 'nobody'], 'It is no e-mail address'],
    [['import', 'planet', 'x.csv'], "'planet' is invalid for argument 'kind'"],
    [['export', 'tour'], "required option '--to <file>'"],
  ])('ends with 2 where it is called in a wrong way: %j', async (args, said) => {
    const { code, stdout, stderr } = await runNandu(args)
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain(said)
  })

  it.each([
    [['serve'], { PORT: 'eighty' }, /^PORT: /],
    [['serve'], {}, /^SECRET: /],
    [['decode'], {}, /^DECODER_SOCKET: missing/],
    [['decode'], { DECODER_SOCKET: 'here' }, /^DECODER_SOCKET: must be/],
    [['decode'], { DECODER_SOCKET: '/dev/null/none' }, /^DECODER_SOCKET: cannot listen/],
    [['migrate'], { DATABASE_URL: 'mysql://db' }, /^DATABASE_URL: /],
    [['backup'], { DATA_DIR: '/dev/null/data' }, /^DATA_DIR: /],
  ])('ends with 1 and one line where it fails: %j with %o', async (args, more, line) => {
    const variables = { DATA_DIR: join(folder, 'failing'), ...more }
    const { code, stderr } = await runNandu(args, { variables })
    expect(code).toBe(1)
    expect(stderr).toMatch(line)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it(
    'brings an empty database up to date and says how, once; .env names it',
    { timeout: 120_000 },
    async () => {
      const own = await mkdtemp(join(folder, 'env-'))
      await writeFile(join(own, '.env'), 'DATA_DIR=./own\n')
      const first = await runNandu(['migrate'], { folder: own })
      expect(first).toMatchObject({ code: 0, stderr: '' })
      const lines = first.stdout.trim().split('\n')
      expect(lines[0]).toBe('applied 0000_extensions')
      const where = `embedded database in ${join(own, 'own')}`
      expect(lines.at(-1)).toBe(`The database is up to date now (${where})`)
      expect(await runNandu(['migrate'], { folder: own })).toEqual({
        code: 0,
        stdout: `The database was up to date (${where})\n`,
        stderr: '',
      })
    },
  )
})

describe('nandu mail-test', () => {
  const variables = { MAIL_FROM: 'no-reply@example.com' }

  it("prints the mail server's own words", async () => {
    const server = await startMailServer()
    const run = await runNandu(['mail-test', 'ana@example.com'], {
      variables: { ...variables, SMTP_URL: server.url },
    })
    await server.close()
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.stdout).toMatch(/^From no-reply@example\.com to ana@example\.com: 250 /)
    expect(server.received).toEqual([expect.stringContaining('To: ana@example.com')])
  })

  it('ends with 1 and the words with which the server refuses', async () => {
    const server = await startMailServer({ refuseRecipient: 550 })
    const run = await runNandu(['mail-test', 'ana@example.com'], {
      variables: { ...variables, SMTP_URL: server.url },
    })
    await server.close()
    expect(run).toEqual({ code: 1, stdout: '', stderr: 'SMTP_URL: 550 refused\n' })
  })

  it('ends with 1 where there is no mail server', async () => {
    const none = await runNandu(['mail-test', 'ana@example.com'], { variables })
    expect(none).toMatchObject({ code: 1, stderr: expect.stringMatching(/^SMTP_URL: not set/) })
  })
})

describe('nandu import and nandu export', () => {
  it('read and write sheets as the panel does', { timeout: 180_000 }, async () => {
    const own = await mkdtemp(join(folder, 'sheets-'))
    const variables = {
      DATA_DIR: join(own, 'data'),
      ADMIN_EMAIL: 'ana@example.com',
      ADMIN_PASSWORD: 'Secreta-123',
    }
    const nandu = (...args: string[]) => runNandu(args, { folder: own, variables })
    await writeFile(
      join(own, 'places.csv'),
      'name.en,description.en,region,country\nIguazú,Falls,Litoral,Argentina\nBad,,,\n',
    )
    const nobody = await nandu('import', 'destination', 'places.csv')
    expect(nobody).toMatchObject({ code: 1, stderr: '--as: there is no admin\n' })
    await nandu('admin', '--email', 'ana@example.com')
    const dry = await nandu('import', 'destination', 'places.csv', '--dry-run')
    expect(dry.code).toBe(1)
    expect(dry.stdout).toContain('would be added 1, edited 0, unchanged 0, refused 1\n')
    const done = await nandu('import', 'destination', 'places.csv')
    expect(done.stdout).toMatch(/^row 2 add: country: /)
    const result = await nandu('export', 'destination', '--to', 'out.xlsx')
    expect(result).toMatchObject({ code: 0, stderr: '' })
    expect(await nandu('import', 'destination', 'out.xlsx')).toMatchObject({
      code: 0,
      stdout: 'added 0, edited 0, unchanged 1, refused 0\n',
    })
    expect(await nandu('export', 'destination', '--to', 'out.xlsx')).toMatchObject({ code: 1 })
    expect(await nandu('export', 'destination', '--to', 'out.txt')).toMatchObject({ code: 1 })
    expect(await nandu('import', 'destination', 'none.csv')).toMatchObject({ code: 1 })
  })
})
