import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Kind } from '#contract/base/kinds.ts'
import { type ImportReport, type SheetFormat, sheetFormats } from '#contract/editing/transfer.ts'
import { Failure } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import type { AnsweredFile } from '#contract/base/operation.ts'
import type { ReceivedUpload } from '#server/platform/media/receive-upload.ts'
import { readUploadType, typeSampleBytes } from '#server/platform/media/upload-type.ts'
import { print } from '#server/start/console-output.ts'
import { operatorError } from '#server/platform/runtime/operator-error.ts'
import { asAdmin } from './as-admin.ts'

interface ExportOptions {
  to: string
  as?: string
}

/** Writes all items of a kind into a file, in the format that its name ends with. */
export async function exportKind(kind: Kind, { to, as }: ExportOptions): Promise<void> {
  const format = formatOf(to)
  const path = resolve(to)
  await asAdmin(as, async (call) => {
    const { content } = (await call('exportCatalogue', { kind, format })) as AnsweredFile
    const bytes = typeof content === 'string' ? [content] : content
    await pipeline(Readable.from(bytes), createWriteStream(path, { flags: 'wx' })).catch(
      (error: Error) => {
        throw operatorError(`--to: ${error.message}`)
      },
    )
  })
  print(`${path}: ${(await stat(path)).size} bytes`)
}

function formatOf(path: string): SheetFormat {
  const ending = extname(path).slice(1)
  const format = sheetFormats.find((each) => each === ending)
  if (!format) throw operatorError(`--to: a file that ends with .${sheetFormats.join(', .')}`)
  return format
}

interface ImportOptions {
  dryRun?: boolean
  overwrite?: boolean
  as?: string
}

/** Imports a sheet and prints what became of its rows; gives whether none was left out. */
export async function importKind(
  kind: Kind,
  file: string,
  { dryRun = false, overwrite = false, as }: ImportOptions,
): Promise<boolean> {
  const upload = await received(resolve(file))
  const report = await asAdmin(as, (call) =>
    call('importCatalogue', { kind, dryRun, overwrite }, upload),
  ).catch((error: unknown) => {
    throw error instanceof Failure ? operatorError(`${file}: ${wordsOf(error)}`) : error
  })
  const { rows, counts } = report as ImportReport
  for (const { row, action, issues } of rows) {
    for (const { path, message } of issues) print(`row ${row} ${action}: ${path}: ${message}`)
  }
  const { add, edit, unchanged, conflict, refused } = counts
  const would = dryRun ? 'would be ' : ''
  const since = conflict > 0 ? `, changed since the export ${conflict}` : ''
  print(`${would}added ${add}, edited ${edit}, unchanged ${unchanged}, refused ${refused}${since}`)
  return refused + conflict === 0
}

function wordsOf({ name, context }: Failure): string {
  const told = context.issues?.map(({ path, message }) => `${path}: ${message}`).join(', ')
  return told ?? name
}

async function received(path: string): Promise<ReceivedUpload> {
  const handle = await open(path).catch((error: Error) => {
    throw operatorError(`${path}: ${error.message}`)
  })
  try {
    const { size: bytes } = await handle.stat()
    if (bytes > limits.sheetBytes) throw operatorError(`${path}: larger than 20 MB`)
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(typeSampleBytes) })
    const type = await readUploadType(buffer.subarray(0, bytesRead), 'sheet')
    if (!type) throw operatorError(`${path}: neither CSV, XLSX nor JSON`)
    return { type, accepted: 'sheet', fileName: null, path, bytes }
  } finally {
    await handle.close()
  }
}
