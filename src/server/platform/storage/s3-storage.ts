import { createReadStream } from 'node:fs'
import { stat, unlink } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { checkedKey, type FileStorage } from './file-storage.ts'
import type { BucketAddress } from '../settings/storage-url.ts'

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
  const at = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) })

  // Access is the bucket's own rule: newer buckets refuse ACLs.
  async function put(key: string, source: Buffer | string, contentType: string): Promise<void> {
    const object = { ...at(key), ContentType: contentType }
    if (typeof source !== 'string') {
      await client.send(new PutObjectCommand({ ...object, Body: source }))
      return
    }
    const { size } = await stat(source)
    const file = createReadStream(source)
    const command = new PutObjectCommand({ ...object, Body: file, ContentLength: size })
    await new Promise((resolve, reject) => {
      // The client does not notice that its source has failed.
      file.once('error', reject)
      client.send(command).then(resolve, reject)
    }).finally(() => file.destroy())
  }

  return {
    put,
    async moveIn(path, key, contentType) {
      await put(key, path, contentType)
      await unlink(path)
    },
    async open(key, range) {
      const command = new GetObjectCommand({
        ...at(key),
        ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
      })
      const answer = await nullWhenMissing(client.send(command))
      if (answer === null) return null
      if (!(answer.Body instanceof Readable)) throw new Error('The storage answered without a body')
      return { stream: answer.Body, size: wholeSize(answer.ContentRange, answer.ContentLength) }
    },
    async size(key) {
      const answer = await nullWhenMissing(client.send(new HeadObjectCommand(at(key))))
      return answer === null ? null : wholeSize(undefined, answer.ContentLength)
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    async *list(prefix) {
      const wanted = { Bucket: bucket, Prefix: `${checkedKey(prefix)}/` }
      for await (const page of paginateListObjectsV2({ client }, wanted)) {
        for (const { Key: key, LastModified: modifiedAt } of page.Contents ?? []) {
          if (key !== undefined && modifiedAt !== undefined) yield { key, modifiedAt }
        }
      }
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
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
    throw error
  }
}
