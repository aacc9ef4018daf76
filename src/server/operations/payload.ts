import type { Readable } from 'node:stream'
import { invalidData } from '#contract/failures.ts'
import { limits } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'

const tooLarge = () => invalidData('', messages.bodyTooLarge, { status: 413 })
const bodyTimeoutMs = 30_000

const malformed = () => invalidData('', messages.bodyMalformed)

/**
 * Reads a JSON body of at most 256 kB and 20 levels; an empty one reads as `{}`. One that is still
 * not there after 30 seconds is cut off.
 * @throws INVALID_DATA_ERROR (413 when too large, else 400)
 */
export async function readJson(body: Readable, declaredLength: number): Promise<unknown> {
  if (declaredLength > limits.jsonBytes) throw tooLarge()
  const cut = setTimeout(() => body.destroy(malformed()), bodyTimeoutMs)
  try {
    return parseJson(await readBytes(body))
  } finally {
    clearTimeout(cut)
  }
}

async function readBytes(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    if (!Buffer.isBuffer(chunk)) throw malformed()
    size += chunk.length
    if (size > limits.jsonBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(bytes: Buffer): unknown {
  let value: unknown
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    value = text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw malformed()
  }
  if (depthOf(value) > limits.jsonDepth) throw malformed()
  return value
}

/** Levels of nesting, the outermost value counting 1; stops counting past the limit. */
function depthOf(value: unknown): number {
  let level: unknown[] = [value]
  let depth = 0
  while (depth <= limits.jsonDepth) {
    const nested = level.filter((each) => typeof each === 'object' && each !== null)
    if (nested.length === 0) return depth
    depth += 1
    level = nested.flatMap((each) => Object.values(each))
  }
  return depth
}

/** Whether a content type is JSON in UTF-8, and nothing that only looks like it. */
export function isJson(contentType: string): boolean {
  return /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i.test(contentType)
}

export function isMultipart(contentType: string): boolean {
  return /^multipart\/form-data\s*;\s*boundary=\S+$/i.test(contentType)
}
