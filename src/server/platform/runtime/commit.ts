import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The build writes it for installations without a `.git`. */
export const commitFile = 'build/commit'

const shortLength = 12

/** The commit of a checkout, else the one that its build wrote down; null where neither names one. */
export function readCommit(root: string): string | null {
  const found = headOf(root) ?? read(join(root, commitFile))
  return found !== null && /^[\da-f]{40}$/.test(found) ? found.slice(0, shortLength) : null
}

/** Resolves `.git/HEAD`: a commit, or a branch in a file of its own or among the packed ones. */
export function headOf(root: string): string | null {
  const head = read(join(root, '.git/HEAD'))
  const branch = /^ref: (\S+)$/.exec(head ?? '')?.[1]
  if (branch === undefined) return head
  const packed = read(join(root, '.git/packed-refs')) ?? ''
  const line = packed.split('\n').find((each) => each.endsWith(` ${branch}`))
  return read(join(root, '.git', branch)) ?? line?.split(' ')[0] ?? null
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}
