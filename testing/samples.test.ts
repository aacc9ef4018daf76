import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingFields } from '#server/setting-fields.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFile(join(root, path), 'utf8')

/** What a sample leaves out: production has no use for it, or another part of the sample decides it. */
const leftOut: Record<string, string[]> = {
  'deploy/example-server.env': ['APP_MODE', 'DEMO', 'RATE_LIMIT'],
  'deploy/example.env': [
    'APP_MODE',
    'DEMO',
    'RATE_LIMIT',
    'PORT',
    'HOST',
    'SITE_URL',
    'DATA_DIR',
    'DATABASE_URL',
    'REDIS_URL',
    'STORAGE_URL',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    'TRUST_PROXY',
  ],
}

const variables = Object.keys(settingFields.shape)

describe('every variable', () => {
  it.each(Object.entries(leftOut))('has its line in %s', async (path, without) => {
    const text = await read(path)
    const named = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(variables.filter((name) => !named.includes(name)).toSorted()).toEqual(without.toSorted())
  })

  it('is explained in the README', async () => {
    const text = await read('README.md')
    expect(variables.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })

  it('reaches the containers', async () => {
    expect(await read('deploy/compose.yaml')).toContain('env_file: .env')
  })
})
