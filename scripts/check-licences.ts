import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readShippedPackages } from './shipped-packages.ts'

/**
 * Lists what the built product ships with and under which licence, in docs/licences.md; with
 * `--check` says whether that list is up to date. Fails for a licence that nobody has looked at.
 */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Looked at one by one: used as they are, unchanged, as separate files. */
const exceptions = new Map([
  ['@img/sharp-', 'LGPL-3.0-or-later: libvips, a shared library beside sharp, replaceable'],
  ['png-js', 'MIT: said in its LICENSE file, not in its package.json'],
  [
    'date-holidays',
    'CC BY-SA 3.0, says its LICENSE, which names the sources: a list of holidays, replaceable',
  ],
])

const root = join(import.meta.dirname, '..')
const list = join(root, 'docs/licences.md')
function isAccepted(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((each) => accepted.has(each)))
}

const shipped = await readShippedPackages()
const refused = shipped.filter(({ name, licence }) => {
  const excepted = [...exceptions.keys()].some((prefix) => name.startsWith(prefix))
  return !excepted && !isAccepted(licence)
})
for (const { name, version, licence } of refused) console.error(`${name} ${version}: ${licence}`)

const lines = new Set(
  shipped.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
)
const text = `# Licences

What the built product ships with (\`npm run licences\`): what the server loads from node_modules, and
what is compiled into the pages.

| package | version | licence |
| ------- | ------- | ------- |
${[...lines].join('\n')}
`
const check = process.argv.includes('--check')
const same = check && (await readFile(list, 'utf8')) === text
if (!check) await writeFile(list, text)
if (check && !same) console.error('docs/licences.md is out of date: npm run licences')
if (refused.length > 0) process.exit(1)
