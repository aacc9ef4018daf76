import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readShippedPackages } from './shipped-packages.ts'

/**
 * Writes a CycloneDX bill of materials of the built product to build/sbom.json: npm's own of the whole
 * checkout, less what the product does not ship with. The packages compiled into the pages stay in it.
 */
const root = join(import.meta.dirname, '..')
const target = join(root, 'build/sbom.json')

const bill = z.looseObject({
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
})

const all = bill.parse(
  JSON.parse(
    execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  ),
)
const shipped = new Set(
  (await readShippedPackages()).map(({ name, version }) => `${name}@${version}`),
)
const components = all.components
  .filter((component) => shipped.has(component['bom-ref']))
  // To npm, what is compiled into the pages is for development only; the product does contain it.
  .map((component) => ({ ...component, scope: 'required', properties: [] }))
const unshipped = new Set(all.components.map((component) => component['bom-ref']))
for (const component of components) unshipped.delete(component['bom-ref'])
const dependencies = all.dependencies
  .filter(({ ref }) => !unshipped.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => !unshipped.has(one)) }))

await mkdir(join(root, 'build'), { recursive: true })
await writeFile(target, `${JSON.stringify({ ...all, components, dependencies }, null, 2)}\n`)
console.log(`${components.length} components: ${target}`)
