import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const compressible = /\.(?:m?js|css|svg|json|webmanifest)$/

/** Writes a .br and a .gz beside every text file of the built client, once, so that no request pays for it. */
export async function compressAssets(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client')
  const files = await readdir(client, { recursive: true })
  await Promise.all(
    files.filter((file) => compressible.test(file)).map((file) => compress(join(client, file))),
  )
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all([
    writeFile(`${file}.br`, await brotli(bytes, { params })),
    writeFile(`${file}.gz`, await deflate(bytes, { level: constants.Z_BEST_COMPRESSION })),
  ])
}
