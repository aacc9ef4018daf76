import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFormerAssets } from '#scripts/former-assets.ts'
import { clientFiles } from '#server/pages/client-files.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'nandu-test-'))
})
afterEach(() => rm(root, { recursive: true }))

/** A build's effect on its folder: it is emptied, then has other files. */
const buildOf = (name: string) => async () => {
  await rm(join(root, 'build'), { recursive: true, force: true })
  await mkdir(join(root, 'build/client/assets'), { recursive: true })
  await writeFile(join(root, 'build/client/assets', name), `"${name}"`)
  await writeFile(join(root, 'build/client/assets', `${name}.br`), '')
}

test('the assets of the build before are kept, one build deep', async () => {
  const former = async () => (await readdir(join(root, 'build/former-assets'))).toSorted()
  await keepFormerAssets(root, buildOf('page-1.js'))
  expect(await former()).toEqual([])
  await keepFormerAssets(root, buildOf('page-2.js'))
  expect(await former()).toEqual(['page-1.js', 'page-1.js.br'])
  await keepFormerAssets(root, buildOf('page-3.js'))
  expect(await former()).toEqual(['page-2.js', 'page-2.js.br'])

  // A build that fails leaves what is served as it was.
  await expect(keepFormerAssets(root, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await former()).toEqual(['page-2.js', 'page-2.js.br'])
})

test.each([
  ['page-2.js', 200],
  ['page-1.js', 200],
  ['page-0.js', 404],
])('a page asks for %s and gets %i', async (name, status) => {
  for (const each of ['page-0.js', 'page-1.js', 'page-2.js']) {
    await keepFormerAssets(root, buildOf(each))
  }
  const app = fastify()
  await clientFiles(app, root, async () => ({ name: 'Ñandú', logo: null, icon: null }))
  for (const encoding of ['identity', 'gzip', 'gzip, br']) {
    const headers = { 'accept-encoding': encoding }
    const { statusCode } = await app.inject({ url: `/assets/${name}`, headers })
    expect({ encoding, statusCode }).toEqual({ encoding, statusCode: status })
  }
  await app.close()
})

test('a build from before assets were kept is served', async () => {
  await buildOf('page-1.js')()
  const app = fastify()
  await clientFiles(app, root, async () => ({ name: 'Ñandú', logo: null, icon: null }))
  expect((await app.inject('/assets/page-1.js')).statusCode).toBe(200)
  await app.close()
})
