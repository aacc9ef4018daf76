import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { textLanguages } from '#texts/languages.ts'
import { startDemonstrationSite } from './demonstration-site.ts'
import { listPublicPages } from './public-pages.ts'

/** `<br/>` instead of `<br>`: of no effect, and not ours to choose. */
const writtenByReact = 'Trailing slash on void elements'

const report = z.object({
  messages: z.array(
    z.object({
      url: z.string(),
      type: z.string(),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
})

const site = await startDemonstrationSite()
const folder = await mkdtemp(join(tmpdir(), 'nandu-html-'))
try {
  const pages = await listPages()
  for (const [place, path] of pages.entries()) {
    const page = await fetch(site.url + path)
    await writeFile(join(folder, `${place}.html`), await page.text())
  }
  const { messages } = report.parse(JSON.parse(await checkFolder()))
  const findings = Map.groupBy(
    messages.filter(({ message }) => !message.startsWith(writtenByReact)),
    ({ type, message }) => `${type}: ${message}`,
  )
  for (const [finding, places] of findings) {
    const paths = places.map(({ url }) => pages[Number(/(\d+)\.html$/.exec(url)?.[1])])
    console.error(`${finding}\n  ${places[0]?.extract.replaceAll(/\s+/g, ' ')}`)
    console.error(`  ${[...new Set(paths)].join(' ')}`)
  }
  console.log(`${pages.length} pages, ${findings.size} kinds of errors and warnings`)
  process.exitCode = findings.size > 0 ? 1 : 0
} finally {
  await rm(folder, { recursive: true })
  await site.stop()
}

/** Every type of public page in every language, the panel's shell and what an unknown language gets. */
async function listPages(): Promise<string[]> {
  const inLanguages = await Promise.all(
    textLanguages.map((language) => listPublicPages(site.url, language)),
  )
  return [...inLanguages.flat(), '/admin-panel', '/zz']
}

/** The Nu HTML checker's report on all files of the folder; it needs Java. */
async function checkFolder(): Promise<string> {
  const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))
  const options = ['--format', 'json', '--stdout', '--exit-zero-always']
  const checker = spawn('java', ['-jar', jar, ...options, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const failed = once(checker, 'error').then(([error]) =>
    Promise.reject(new Error('The HTML checker needs Java (`java` on the PATH)', { cause: error })),
  )
  return Promise.race([failed, text(checker.stdout)])
}
