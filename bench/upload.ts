import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
import { encodeRenditions } from '#server/platform/media/decoding/encode-renditions.ts'
import { makeAdmin } from './admin.ts'
import { measureLoad, median, post } from './load.ts'
import { address, withServer } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

/** P13: a photograph of 12 megapixels to all its sizes, against nothing but sharp; readers at the same time. */
const rounds = Number(process.argv[2] ?? 5)
const urlOf = (operation: string) => `${address}/api/${operation}`
const list = { url: urlOf('listDestinations'), payload: { limit: 100 } }

/** Noise over a gradient: it compresses about as a photograph does. */
async function makePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 25 }
  return sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#888', noise } })
    .blur(1.5)
    .jpeg({ quality: 88 })
    .toBuffer()
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function upload(id: string, token: string, photograph: Buffer): Promise<void> {
  const form = new FormData()
  form.append('id', id)
  form.append('position', 'slider')
  form.append('file', new Blob([new Uint8Array(photograph)]), 'photograph.jpg')
  const answer = await fetch(urlOf('addDestinationMedia'), {
    method: 'POST',
    body: form,
    headers: { authorization: token },
  })
  if (!answer.ok) throw new Error(`The upload failed: ${await answer.text()}`)
  await answer.arrayBuffer()
}

await withCatalogue(200, async ({ database, variables }) => {
  const token = await makeAdmin(database)
  const photograph = await makePhotograph()
  const folder = await mkdtemp(join(tmpdir(), 'nandu-bench-upload-'))
  const source = join(folder, 'photograph.jpg')
  await writeFile(source, photograph)
  const job = {
    source,
    folder,
    position: 'slider',
    accepted: 'media',
    formats: ['webp', 'jpeg'],
  } as const
  const own: number[] = []
  const bare: number[] = []
  const calm: number[] = []
  const disturbed: number[] = []
  await withServer('./api-server.ts', variables, async () => {
    const answer: unknown = JSON.parse((await post(list.url, { limit: 1 })).toString())
    const id = (answer as { list: { id: string }[] }).list[0]?.id ?? ''
    await upload(id, token, photograph)
    for (let round = 0; round < rounds; round += 1) {
      own.push(await milliseconds(() => upload(id, token, photograph)))
      bare.push(await milliseconds(() => encodeRenditions(job)))
    }
    calm.push((await measureLoad(list, 8)).p99)
    let done = false
    const reading = measureLoad(list, 8).finally(() => (done = true))
    while (!done) await upload(id, token, photograph)
    disturbed.push((await reading).p99)
  })
  await rm(folder, { recursive: true, force: true })
  const [ours, limit] = [median(own), median(bare)]
  console.log(
    `upload of ${(photograph.length / 1e6).toFixed(1)} MB, 12 megapixels: ${Math.round(ours)} ms; only sharp ${Math.round(limit)} ms (${(ours / limit).toFixed(2)} ×)`,
  )
  console.log(
    `readers of a list of 100: p99 ${median(calm)} ms; during uploads ${median(disturbed)} ms`,
  )
})
