import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { defaultStyle } from '#contract/site/palette/site-style.ts'
import { addressOf, renderFrame, renderNavigation, renderWays } from './documents/layout.ts'
import { referencesIn, renderMarkdown } from './documents/markdown.ts'
import { type Document, readDocuments, root } from './documents/read-documents.ts'
import { findDeadReferences, referenceIn } from './documents/references.ts'
import { searchEntries } from './documents/search-entries.ts'
import { renderFolder, renderStart } from './documents/start-page.ts'
import { labels } from './documents/labels.ts'

/**
 * Builds every document of the project as a small site in build/docs, which needs no server: it opens from a disk
 * too. Fails for links and pictures that lead nowhere.
 */
const target = join(root, 'build/docs')

const documents = await readDocuments()
const dead = findDeadReferences(documents)
if (dead.length > 0) {
  for (const each of dead) console.error(each)
  console.error(`${dead.length} links lead nowhere`)
  process.exit(1)
}

await rm(target, { recursive: true, force: true })
for (const document of documents) await writeDocument(document)
await write('index.html', renderStart(documents))
await writeAssets()
console.log(`${documents.length} documents: ${join(target, 'index.html')}`)

async function write(path: string, content: string | Buffer): Promise<void> {
  const file = join(target, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** The part of a group's name that says which entries are searched: a manual has its own. */
function searchedIn({ group, language }: Document): string {
  return group.startsWith('manual/') ? language : 'project'
}

async function writeDocument(document: Document): Promise<void> {
  await Promise.all(
    referencesIn(document.tokens).map(async ({ token, attribute, target }) => {
      const reference = referenceIn(document, target)
      if (!reference) return
      const { path, fragment } = reference
      const page = await pageOf(path)
      token.attrSet(attribute, addressOf(document.path, page) + (fragment && `#${fragment}`))
      if (attribute === 'href') return
      const { width, height } = await sharp(join(root, path)).metadata()
      token.attrSet('width', `${width}`)
      token.attrSet('height', `${height}`)
      token.attrSet('loading', 'lazy')
    }),
  )
  const group = documents.filter((other) => other.group === document.group)
  const { top, bottom } = renderWays(group, document, documents)
  const text = renderMarkdown(document.tokens, labels[document.language].table)
  const page = renderFrame({
    path: document.path,
    title: document.title,
    language: document.language,
    searched: searchedIn(document),
    navigation: renderNavigation(group, document),
    body: `${top}${text}${bottom}`,
  })
  await write(document.path.replace(/\.md$/, '.html'), page)
}

/** The target of a link to a project file: its page, a folder's list, or the file itself. */
async function pageOf(path: string): Promise<string> {
  if (path.endsWith('.md')) return path
  if ((await stat(join(root, path))).isDirectory()) {
    const page = join(path, 'index.html')
    await write(page, renderFolder(path, documents))
    return page
  }
  await cp(join(root, path), join(target, path))
  return path
}

async function writeAssets(): Promise<void> {
  const packaged = /url\('(@fontsource-variable\/[^']+)'\)/g
  const tokens = await readFile(join(root, 'src/web/shared/ui/styles/tokens.css'), 'utf8')
  const rules = await readFile(join(root, 'scripts/documents/documents.css'), 'utf8')
  for (const [, font = ''] of tokens.matchAll(packaged)) {
    await write(
      `assets/${basename(font)}`,
      await readFile(fileURLToPath(import.meta.resolve(font))),
    )
  }
  const ownFonts = tokens.replaceAll(packaged, (_, font: string) => `url('${basename(font)}')`)
  await write('assets/documents.css', `${defaultStyle}\n${ownFonts}\n${rules}`)

  const script = join(root, 'scripts/documents/browser/documents.js')
  await write('assets/documents.js', await readFile(script))
  const search = new URL('../umd/index.js', import.meta.resolve('minisearch'))
  await write('assets/minisearch.js', await readFile(search))
  await write('assets/icon.svg', await readFile(join(root, 'public/favicon.svg')))
  for (const name of new Set(documents.map(searchedIn))) {
    const entries = searchEntries(documents.filter((each) => searchedIn(each) === name))
    await write(
      `assets/search-${name}.js`,
      `globalThis.documentEntries = ${JSON.stringify(entries)}\n`,
    )
  }
}
