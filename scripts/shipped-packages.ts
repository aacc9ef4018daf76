import { glob, readFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')

const lockedPackage = z.looseObject({
  version: z.string().default(''),
  license: z.string().default('not stated'),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  /** Packages that its user installs for it, as the charts' library. */
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).default({}),
})

type LockedPackage = z.infer<typeof lockedPackage>

/** One package of the built product: on the server, in the pages, or both. */
export interface ShippedPackage {
  /** Its folder, as the lockfile names it: `node_modules/react`. */
  path: string
  name: string
  version: string
  licence: string
}

/**
 * The packages of the built product, by name: those that the server loads, and those compiled into the
 * pages. The latter are development dependencies of package.json, since nothing loads them after the
 * build; here they count all the same, with everything they need themselves.
 */
export async function readShippedPackages(): Promise<ShippedPackage[]> {
  const lockfile = z.object({ packages: z.record(z.string(), lockedPackage) })
  const { packages } = lockfile.parse(
    JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')),
  )
  const product = packages['']
  if (!product) throw new Error('package-lock.json does not describe the product itself')
  const paths = new Set<string>()
  const start = [...Object.keys(product.dependencies), ...(await packagesOfPages())]
  for (const name of start) addWithDependencies(packages, '', name, paths)
  return [...paths]
    .map((path) => {
      const { version, license } = packages[path] ?? lockedPackage.parse({})
      return { path, name: nameOf(path), version, licence: license }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Names of the packages that sources of the pages import, style sheets included; not their build's. */
async function packagesOfPages(): Promise<string[]> {
  const names = new Set<string>()
  for await (const file of glob('src/{web,contract}/**/*.{ts,tsx,css}', { cwd: root })) {
    if (file.includes('.test.') || file.endsWith('routes.ts')) continue
    const source = await readFile(join(root, file), 'utf8')
    const loaded = source.replaceAll(/(?:import|export) type [^']*?from '[^']+'/g, '')
    for (const [, specifier = ''] of loaded.matchAll(
      /(?:from|import|@import)\s*\(?\s*['"]([^'"]+)['"]/g,
    )) {
      if (/^[a-z@]/.test(specifier) && !isBuiltIn(specifier)) names.add(packageOf(specifier))
    }
  }
  return [...names]
}

function isBuiltIn(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(specifier)
}

/** `@mantine/core/styles.css` belongs to `@mantine/core`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Adds the package that `importer` finds under a name, and what that one needs, as Node looks for them. */
function addWithDependencies(
  packages: Record<string, LockedPackage>,
  importer: string,
  name: string,
  paths: Set<string>,
): void {
  const path = resolve(packages, importer, name)
  const found = path === undefined ? undefined : packages[path]
  if (path === undefined || !found || paths.has(path)) return
  paths.add(path)
  const peers = Object.keys(found.peerDependencies).filter(
    (each) => !found.peerDependenciesMeta[each]?.optional,
  )
  const needed = { ...found.dependencies, ...found.optionalDependencies }
  for (const each of [...Object.keys(needed), ...peers]) {
    addWithDependencies(packages, path, each, paths)
  }
}

function resolve(
  packages: Record<string, LockedPackage>,
  importer: string,
  name: string,
): string | undefined {
  const folders = importer === '' ? [''] : [importer, ...parentsOf(importer), '']
  return folders
    .map((folder) => (folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`))
    .find((path) => path in packages)
}

/** The packages that a nested package stands in, nearest first. */
function parentsOf(path: string): string[] {
  const parts = path.split('/node_modules/')
  return parts
    .slice(1)
    .map((_part, index) => parts.slice(0, parts.length - 1 - index).join('/node_modules/'))
}
