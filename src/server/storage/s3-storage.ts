import { createReadStream } from 'node:fs'
import { stat, unlink } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { Disk, KeyNormalizer } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { FileStorage } from './file-storage.ts'
import type { BucketAddress } from './storage-url.ts'

export interface StorageCredentials {
  accessKeyId: string
  secretAccessKey: string
}

/** Files in a bucket. Without credentials the SDK looks for them where it always does. */
export function openS3Storage(
  address: BucketAddress,
  credentials: StorageCredentials | null,
): FileStorage {
  const { bucket } = address
  const client = new S3Client({
    region: address.region,
    ...(address.endpoint === null ? {} : { endpoint: address.endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
    // Compatible services do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 20_000 },
  })
  // Access is the bucket's own rule: newer buckets refuse ACLs.
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  const normalizer = new KeyNormalizer()

  async function put(key: string, source: Buffer | string, contentType: string): Promise<void> {
    if (typeof source !== 'string') return disk.put(key, source, { contentType })
    const { size } = await stat(source)
    await disk.putStream(key, createReadStream(source), { contentType, contentLength: size })
  }

  return {
    put,
    async moveIn(path, key, contentType) {
      await put(key, path, contentType)
      await unlink(path)
    },
    async open(key, range) {
      // flydrive reads whole files only.
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: normalizer.normalize(key),
        ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
      })
      const answer = await nullWhenMissing(client.send(command))
      if (answer === null) return null
      if (!(answer.Body instanceof Readable)) throw new Error('The storage answered without a body')
      return { stream: answer.Body, size: wholeSize(answer.ContentRange, answer.ContentLength) }
    },
    async size(key) {
      const metadata = await nullWhenMissing(disk.getMetaData(key))
      return metadata === null ? null : metadata.contentLength
    },
    remove: (key) => disk.delete(key),
    async *list(prefix) {
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll(`${prefix}/`, {
          recursive: true,
          ...(paginationToken === undefined ? {} : { paginationToken }),
        })
        for (const file of page.objects) {
          if (!file.isFile || !file.key.startsWith(`${prefix}/`)) continue
          const { lastModified } = await file.getMetaData()
          yield { key: file.key, modifiedAt: lastModified }
        }
        paginationToken = page.paginationToken
      } while (paginationToken !== undefined)
    },
  }
}

/** `bytes 0-9/1234` tells the whole size of what was read in part. */
function wholeSize(contentRange: string | undefined, contentLength: number | undefined): number {
  const whole = Number(contentRange?.split('/')[1] ?? contentLength)
  if (!Number.isSafeInteger(whole)) throw new Error('The storage answered without a size')
  return whole
}

async function nullWhenMissing<Answer>(pending: Promise<Answer>): Promise<Answer | null> {
  try {
    return await pending
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    if (cause instanceof S3ServiceException && cause.$metadata.httpStatusCode === 404) return null
    throw error
  }
}
