import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from '#server/platform/settings/env.ts'
import { settingFields } from '#server/platform/settings/fields.ts'
import { secretAddresses } from './secret-addresses.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFile(join(root, path), 'utf8')

/** Variables missing from a sample: production does not use them, or another part of the sample sets them. */
const leftOut: Record<string, string[]> = {
  'deploy/example-server.env': [
    'ALLOWED_HOSTS',
    'APP_MODE',
    'DEMO',
    'RATE_LIMIT',
    'WEBHOOK_ALLOW_PRIVATE',
  ],
  'deploy/example.env': [
    'ALLOWED_HOSTS',
    'APP_MODE',
    'DEMO',
    'RATE_LIMIT',
    'WEBHOOK_ALLOW_PRIVATE',
    'PORT',
    'HOST',
    'SITE_URL',
    'DATA_DIR',
    'DATABASE_URL',
    'DECODER_SOCKET',
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

  it('is explained in the configuration', async () => {
    const text = await read('docs/configuration.md')
    expect(variables.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })

  it('reaches the containers', async () => {
    expect(await read('deploy/compose.yaml')).toContain('env_file: .env')
  })

  it('is one that the server takes, in the containers too', async () => {
    const text = await read('deploy/compose.yaml')
    const lines = [...text.matchAll(/^ {4}([A-Z_]+): (\S+)$/gm)]
    const values = lines.map(([, name = '', value = '']): [string, string] => {
      return [name, value.replace(/\$\{\w+:-(.*)\}/, '$1').replaceAll(/\$\{\w+\}/g, 'chosen')]
    })
    const given = Object.fromEntries(values.filter(([name]) => variables.includes(name)))
    const settings = readSettings({
      ...given,
      APP_MODE: 'production',
      SECRET: 'Jq3vUu0b7k5nXwZ2sT9yGm4cRf6hLp8d',
      MAIL_FROM: 'no-reply@example.com',
      SITE_URL: 'https://www.example.com',
    })
    expect(settings).toMatchObject({
      databaseUrl: expect.stringContaining('@postgres:5432'),
      redisUrl: 'redis://redis:6379',
      storageUrl: expect.stringContaining('storage:7070'),
      smtpUrl: 'smtp://mail:1025?requireTLS=false',
    })
  })
})

describe.each(['deploy/nginx.conf', 'deploy/nginx-cache.conf'])('the proxy of %s', (path) => {
  it('writes no secret into its log, which is the masked one', async () => {
    const text = await read(path)
    const [, pattern = ''] = /"~\*([^"]+)" "\$nandu_page\[token\]"/.exec(text) ?? []
    const masks = new RegExp(pattern, 'i')
    // nginx matches the path decoded, without its query.
    const shown = secretAddresses.filter(({ address, secret }) => {
      const page = masks.exec(decodeURIComponent(address.split('?')[0] ?? ''))?.groups?.[
        'nandu_page'
      ]
      return (page ?? address.split('?')[0] ?? '').includes(secret)
    })
    expect(shown).toEqual([])
    expect(text).toMatch(/log_format nandu '[^']*\$nandu_address/)
    expect(text).not.toMatch(/log_format nandu '[^']*\$(?:request_uri|request |args|http_referer)/)
    expect([...text.matchAll(/access_log (?!off)\S+ (\w+);/g)].map(([, name]) => name)).toEqual([
      'nandu',
    ])
  })

  it('clears the host that a visitor says a request was forwarded for', async () => {
    expect(await read(path)).toContain('proxy_set_header X-Forwarded-Host "";')
  })
})

it('Caddy clears it as well, and keeps no access log', async () => {
  const text = await read('deploy/Caddyfile')
  expect(text).toContain('header_up -X-Forwarded-Host')
  expect(text).not.toMatch(/^\s*log\b/m)
})
