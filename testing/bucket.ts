import S3rver from 's3rver'

/** A bucket that speaks S3, its files in a folder. */
export interface Bucket {
  /** What STORAGE_URL says of it. */
  url: string
  close(): Promise<void>
}

/** Starts a real HTTP server in place of S3, with the bucket `media`; on any port, unless told. */
export async function startBucket(directory: string, port = 0): Promise<Bucket> {
  const service = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: 'media' }],
  })
  const listening = await service.run()
  return {
    url: `s3://media?endpoint=http://127.0.0.1:${listening.port}`,
    close: () => service.close(),
  }
}
