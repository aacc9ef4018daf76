import { expect, test } from 'vitest'
import { openStorage } from '../storage/open-storage.ts'
import { parseStorageUrl } from './storage-url.ts'

test('reads bucket, endpoint and region', () => {
  expect(
    parseStorageUrl('s3://media?endpoint=https://s3.example.com:9000&region=sa-east-1'),
  ).toEqual({
    bucket: 'media',
    endpoint: 'https://s3.example.com:9000',
    region: 'sa-east-1',
  })
  expect(parseStorageUrl('s3://my-media.files')).toEqual({
    bucket: 'my-media.files',
    endpoint: null,
    region: 'us-east-1',
  })
})

test.each([
  'media',
  '',
  's3://',
  's3://a',
  's3://media/folder',
  'https://media',
  's3://key:secret@media',
  's3://media?endpoint=s3.example.com',
  's3://media?endpoint=https://',
])('refuses %j', async (text) => {
  expect(parseStorageUrl(text)).toBeNull()
  await expect(
    openStorage({ folder: 'unused', storageUrl: text, credentials: null }),
  ).rejects.toThrow('STORAGE_URL')
})
