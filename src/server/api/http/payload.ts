import type { Readable } from 'node:stream'
import { Failure, invalidData } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { malformedBody } from '#server/platform/http/failures.ts'

const tooLarge = () => invalidData('', messages.bodyTooLarge, { status: 413 })
const bodyTimeoutMs = 30_000

/**
 * Reads a JSON body of at most `maxBytes` and 20 levels; an empty one reads as `{}`. One that is still
 * not there after 30 seconds is cut off.
 * @throws INVALID_DATA_ERROR (413 when too large, else 400)
 */
export async function readJson(
  body: Readable,
  declaredLength: number,
  maxBytes: number = limits.jsonBytes,
): Promise<unknown> {
  if (declaredLength > maxBytes) throw tooLarge()
  const cut = setTimeout(() => body.destroy(malformedBody()), bodyTimeoutMs)
  try {
    return parseJson(await readBytes(body, maxBytes))
  } finally {
    clearTimeout(cut)
  }
}

/** By events, which cost less than a loop over the chunks: every call comes through here. */
function readBytes(body: Readable, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    body.on('data', (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size > maxBytes) body.destroy(tooLarge())
    })
    body.on('end', () => resolve(Buffer.concat(chunks)))
    // A connection that breaks off is the sender's, and nothing that an operator need look into.
    body.on('error', (error) => reject(error instanceof Failure ? error : malformedBody()))
    body.on('close', () => {
      if (!body.readableEnded) reject(malformedBody())
    })
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function parseJson(bytes: Buffer): unknown {
  let value: unknown
  try {
    const text = utf8.decode(bytes)
    value = text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw malformedBody()
  }
  if (isDeeperThan(limits.jsonDepth, value)) throw malformedBody()
  return value
}

/** Whether a value has more levels of nesting, the outermost object or list counting 1. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((each) => isDeeperThan(levels - 1, each))
}

/** Whether a content type is JSON in UTF-8, and nothing that only looks like it. */
export function isJson(contentType: string): boolean {
  return /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i.test(contentType)
}

export function isMultipart(contentType: string): boolean {
  return /^multipart\/form-data\s*;\s*boundary=\S+$/i.test(contentType)
}
