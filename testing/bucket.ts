import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hasErrorCode } from '#server/platform/runtime/system-error.ts'

/** A bucket that speaks S3, its objects in a folder. */
export interface Bucket {
  /** Its STORAGE_URL. */
  url: string
  /** The keys of its objects; a closed bucket tells them too. */
  keys(): Promise<string[]>
  close(): Promise<void>
}

/** The bucket lets in nobody else. */
export const bucketCredentials = { accessKeyId: 'bucket-user', secretAccessKey: 'bucket-secret' }

/** The credentials as settings. */
export const bucketSettings = {
  AWS_ACCESS_KEY_ID: bucketCredentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: bucketCredentials.secretAccessKey,
}

/** Objects in a page of a listing: so few that most listings have several pages. */
const pageLength = 2

/** Folders of a bucket: an object appears under its key by a rename, so never half. */
interface Folders {
  objects: string
  incoming: string
}

/** An error of S3 by its status and code. */
class Refusal extends Error {
  readonly status: number

  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

/**
 * Starts an HTTP server in place of S3, with the bucket `media`; on any port, unless told. It knows what the product asks
 * of a bucket and, as some compatible services, no newer checksums.
 */
export async function startBucket(directory: string, port = 0): Promise<Bucket> {
  const folders = { objects: join(directory, 'media'), incoming: join(directory, 'incoming') }
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true })
  const server = createServer((request, response) => {
    answer(folders, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else refuse(response, error instanceof Refusal ? error : new Refusal(500, 'InternalError'))
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port is free')
  return {
    url: `s3://media?endpoint=http://127.0.0.1:${address.port}`,
    keys: () => keysOf(folders),
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function answer(folders: Folders, request: IncomingMessage, response: ServerResponse) {
  const { method, headers } = request
  const signed = `AWS4-HMAC-SHA256 Credential=${bucketCredentials.accessKeyId}/`
  if (!headers.authorization?.startsWith(signed)) throw new Refusal(403, 'AccessDenied')
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const [bucket, ...names] = decodeURIComponent(pathname.slice(1)).split('/')
  if (bucket !== 'media') throw new Refusal(404, 'NoSuchBucket')
  const key = names.join('/')
  const path = pathOf(folders, key)
  if (key === '' && method === 'GET') await list(folders, searchParams, response)
  else if (key !== '' && method === 'PUT') await put(folders, path, request, response)
  else if (key !== '' && (method === 'GET' || method === 'HEAD')) await get(path, request, response)
  else if (key !== '' && method === 'DELETE') {
    await rm(path, { force: true })
    response.writeHead(204).end()
  } else throw new Refusal(501, 'NotImplemented')
}

/** Keys are names of files, slashes and all: an object may lie "below" another one. */
function pathOf({ objects }: Folders, key: string): string {
  return join(objects, encodeURIComponent(key))
}

async function keysOf({ objects }: Folders): Promise<string[]> {
  const names = await readdir(objects)
  return names.map((name) => decodeURIComponent(name)).toSorted()
}

async function put(
  { incoming }: Folders,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { 'content-encoding': encoding, 'content-length': length } = request.headers
  if (encoding === 'aws-chunked') throw new Refusal(501, 'NotImplemented')
  if (length === undefined) throw new Refusal(411, 'MissingContentLength')
  const begun = join(incoming, randomUUID())
  try {
    await pipeline(request, createWriteStream(begun))
    await rename(begun, path)
  } finally {
    await rm(begun, { force: true })
  }
  response.end()
}

async function get(path: string, request: IncomingMessage, response: ServerResponse) {
  const file = await openObject(path)
  try {
    const { size, mtime } = await file.stat()
    const [range, first = '0', last = ''] =
      /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    const start = Number(first)
    const end = Math.min(Number(last || Infinity), size - 1)
    if (range !== undefined && start > end) throw new Refusal(416, 'InvalidRange')
    response.writeHead(range === undefined ? 200 : 206, {
      'content-length': end - start + 1,
      'last-modified': mtime.toUTCString(),
      ...(range !== undefined && { 'content-range': `bytes ${start}-${end}/${size}` }),
    })
    if (request.method === 'HEAD' || size === 0) response.end()
    else await pipeline(file.createReadStream({ start, end, autoClose: false }), response)
  } finally {
    await file.close()
  }
}

async function openObject(path: string): Promise<FileHandle> {
  try {
    return await open(path)
  } catch (error) {
    throw hasErrorCode(error, 'ENOENT') ? new Refusal(404, 'NoSuchKey') : error
  }
}

async function list(folders: Folders, query: URLSearchParams, response: ServerResponse) {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = await keysOf(folders)
  const found = keys.filter((key) => key.startsWith(prefix) && key > after)
  const page = found.slice(0, pageLength)
  const entries: string[] = []
  for (const key of page) {
    // One that is removed meanwhile is left out.
    const status = await stat(pathOf(folders, key)).catch(() => null)
    if (status === null) continue
    const fields = { Key: key, LastModified: status.mtime.toISOString(), Size: status.size }
    entries.push(`<Contents>${xmlOf(fields)}</Contents>`)
  }
  const rest =
    page.length < found.length
      ? xmlOf({ IsTruncated: true, NextContinuationToken: page.at(-1) ?? '' })
      : xmlOf({ IsTruncated: false })
  response.setHeader('content-type', 'application/xml')
  response.end(`<ListBucketResult>${rest}${entries.join('')}</ListBucketResult>`)
}

function refuse(response: ServerResponse, { status, message }: Refusal): void {
  // The rest of a body that is refused is not read.
  response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' })
  response.end(`<Error>${xmlOf({ Code: message, Message: message })}</Error>`)
}

function xmlOf(fields: Record<string, string | number | boolean>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<${name}>${inXml(String(value))}</${name}>`)
    .join('')
}

function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
