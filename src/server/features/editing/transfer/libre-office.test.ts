import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { kinds } from '#contract/base/kinds.ts'
import type { ImportReport } from '#contract/editing/transfer.ts'
import { startTestApp } from '#testing/app.ts'
import { makeHotel } from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'
import { importSheet, makeFullCatalogue } from '#testing/sheets.ts'

const run = promisify(execFile)
const program = '/usr/bin/soffice'
const folder = await mkdtemp(join(tmpdir(), 'nandu-office-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Languages of spreadsheets as LibreOffice numbers them. */
const locales = { 'es-AR': 11_274, 'pt-BR': 1_046 } as const

/** Opens a file with LibreOffice and saves it as another. */
async function convert(path: string, to: 'xlsx' | keyof typeof locales): Promise<Blob> {
  const [extension, filter] =
    to === 'xlsx'
      ? ['xlsx', 'xlsx']
      : ['csv', `csv:Text - txt - csv (StarCalc):59,34,76,1,,${locales[to]},false,true,true`]
  const out = await mkdtemp(join(folder, 'out-'))
  const profile = `-env:UserInstallation=file://${folder}/profile`
  await run(program, [profile, '--headless', '--convert-to', filter, '--outdir', out, path])
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, `.${extension}`)
  return new Blob([await readFile(join(out, name))])
}

async function saved(name: string, file: Blob): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, Buffer.from(await file.arrayBuffer()))
  return path
}

// The program is no part of a user's machine; CI installs it. It writes the same whatever the database.
const isSkipped = !existsSync(program) || process.env['TEST_DATABASE_URL'] !== undefined
describe.skipIf(isSkipped)('what LibreOffice saved again is unchanged', () => {
  it('the catalogue, from a workbook as another, and as CSV of each language', async () => {
    const { admin } = await startTestApp()
    await makeFullCatalogue(admin)
    for (const kind of kinds) {
      const exported = await admin('exportCatalogue', { kind, format: 'xlsx' })
      const path = await saved(`${kind}.xlsx`, exported)
      for (const to of ['xlsx', 'es-AR', 'pt-BR'] as const) {
        const { counts, rows } = await importSheet(admin, kind, await convert(path, to), true)
        const others = rows.filter(({ action }) => action !== 'unchanged')
        expect({ kind, to, others }).toEqual({ kind, to, others: [] })
        expect(counts.unchanged).toBe(rows.length)
      }
    }
  }, 300_000)

  it('rates, likewise', async () => {
    const { admin } = await startTestApp()
    const hotel = await makeHotel(admin)
    await admin('addRate', makeRate({ entityType: 'hotel', entityId: hotel }))
    const path = await saved('rates.xlsx', await admin('exportRates', { format: 'xlsx' }))
    for (const to of ['xlsx', 'es-AR', 'pt-BR'] as const) {
      const file = await convert(path, to)
      const { rows } = (await admin('importRates', { file, dryRun: true })) as ImportReport
      const others = rows.filter(({ action }) => action !== 'unchanged')
      expect({ to, others }).toEqual({ to, others: [] })
    }
  }, 300_000)
})
