import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

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
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Looked at one by one: used as they are, unchanged, as separate files. */
const exceptions = new Map([
  ['@img/sharp-', 'LGPL-3.0-or-later: libvips, a shared library beside sharp, replaceable'],
])

const root = join(import.meta.dirname, '..')
const list = join(root, 'docs/licences.md')
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
})

function isAccepted(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((each) => accepted.has(each)))
}

const { packages } = lockfile.parse(
  JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')),
)
const shipped = Object.entries(packages)
  .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
  .map(([path, { version = '', license = 'not stated' }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    licence: license,
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name))

const refused = shipped.filter(({ name, licence }) => {
  const excepted = [...exceptions.keys()].some((prefix) => name.startsWith(prefix))
  return !excepted && !isAccepted(licence)
})
for (const { name, version, licence } of refused) console.error(`${name} ${version}: ${licence}`)

const lines = new Set(
  shipped.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
)
const text = `# Licences

What the built product ships with, from the lockfile (\`npm run licences\`). The pages also contain
compiled parts of the development dependencies named in package.json, all under MIT, ISC, Apache-2.0
or, for the fonts, OFL-1.1.

| package | version | licence |
| ------- | ------- | ------- |
${[...lines].join('\n')}
`
const check = process.argv.includes('--check')
const same = check && (await readFile(list, 'utf8')) === text
if (!check) await writeFile(list, text)
if (check && !same) console.error('docs/licences.md is out of date: npm run licences')
if (refused.length > 0) process.exit(1)
