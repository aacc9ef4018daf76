import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newPassword } from '#contract/base/fields.ts'
import { hasErrorCode } from '../runtime/system-error.ts'

/** Where the generated password of the first admin is kept (requirements §1.13). */
export const adminPasswordFile = 'admin-password.txt'

const secretFile = 'secret'

/** The installation's own secret: made at the first start, the same ever after. */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const { text } = await readOrCreate(join(dataDir, secretFile), () =>
    randomBytes(48).toString('base64url'),
  )
  return text
}

/** A generated password for the first admin; `isNew` only when it was made just now. */
export async function loadOrCreateAdminPassword(
  dataDir: string,
): Promise<{ password: string; isNew: boolean }> {
  const { text, isNew } = await readOrCreate(join(dataDir, adminPasswordFile), generatePassword)
  return { password: text, isNew }
}

function generatePassword(): string {
  for (;;) {
    const candidate = randomBytes(15).toString('base64url')
    if (newPassword.safeParse(candidate).success) return candidate
  }
}

/**
 * The text of a file that only its owner may read, made where there is none. Two processes that
 * start at once end up with the same text, and a file is either whole or not there.
 */
async function readOrCreate(
  path: string,
  make: () => string,
): Promise<{ text: string; isNew: boolean }> {
  const stored = await readIfThere(path)
  if (stored !== null) return { text: stored, isNew: false }
  const unfinished = `${path}.${randomUUID()}`
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(unfinished, `${make()}\n`, { mode: 0o600, flush: true })
  const isNew = await linkUnlessThere(unfinished, path)
  await rm(unfinished)
  const text = await readIfThere(path)
  if (text === null) throw new Error(`${path} is empty`)
  return { text, isNew }
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim() || null
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null
    throw error
  }
}

async function linkUnlessThere(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false
    throw error
  }
}
