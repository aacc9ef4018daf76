/** A bucket of S3-compatible storage; without an endpoint it is Amazon's own. */
export interface BucketAddress {
  bucket: string
  endpoint: string | null
  region: string
}

/** Reads `s3://BUCKET?endpoint=…&region=…` (requirements §8.5); null when it is not of that form. */
export function parseStorageUrl(text: string): BucketAddress | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const bucket = url.hostname
  if (url.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return null
  if (url.pathname !== '' && url.pathname !== '/') return null
  if (url.username !== '' || url.password !== '') return null
  const endpoint = url.searchParams.get('endpoint')
  if (endpoint !== null && !/^https?:\/\//.test(endpoint)) return null
  if (endpoint !== null && !URL.canParse(endpoint)) return null
  return { bucket, endpoint, region: url.searchParams.get('region') ?? 'us-east-1' }
}
