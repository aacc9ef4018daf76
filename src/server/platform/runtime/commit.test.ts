import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readCommit } from './commit.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'nandu-test-'))
})
afterEach(() => rm(root, { recursive: true }))

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

const [one = '', other = ''] = ['a1', 'b2'].map((pair) => pair.repeat(20))

it('is the commit of a checkout, on a branch, a packed one or none', async () => {
  await write('.git/HEAD', `${one}\n`)
  expect(readCommit(root)).toBe('a1a1a1a1a1a1')
  await write('.git/HEAD', 'ref: refs/heads/main\n')
  expect(readCommit(root)).toBeNull()
  await write('.git/packed-refs', `# pack-refs\n${one} refs/heads/main\n`)
  expect(readCommit(root)).toBe('a1a1a1a1a1a1')
  await write('.git/refs/heads/main', `${other}\n`)
  expect(readCommit(root)).toBe('b2b2b2b2b2b2')
})

it('is the one that the build wrote where there is no checkout', async () => {
  expect(readCommit(root)).toBeNull()
  await write('build/commit', one)
  expect(readCommit(root)).toBe('a1a1a1a1a1a1')
  await write('build/commit', 'none')
  expect(readCommit(root)).toBeNull()
})
