import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretAddresses } from '#testing/secret-addresses.ts'
import { freePorts, type Nginx, nginxProgram, startNginx } from './nginx-process.ts'

describe.skipIf(!nginxProgram)('the shipped nginx (where it is installed)', () => {
  const asked: IncomingHttpHeaders[] = []
  const site = createServer((request, response) => {
    asked.push(request.headers)
    response.setHeader('cache-control', 'no-store').end('a page')
  })
  let nginx: Nginx

  beforeAll(async () => {
    await once(site.listen(0, '127.0.0.1'), 'listening')
    const { port } = site.address() as AddressInfo
    const instances = [`http://127.0.0.1:${port}`]
    nginx = await startNginx({ ports: await freePorts(), instances, purgeSecret: 'secret' })
  })

  afterAll(async () => {
    await nginx.stop()
    site.close()
  })

  it('logs no token and no value of a query, however they are spelled', async () => {
    for (const { address } of secretAddresses) await fetch(nginx.url + address)
    await fetch(`${nginx.url}/es/destinations`)
    const read = async () => (await nginx.log()).split('\n').filter(Boolean)
    await expect.poll(async () => (await read()).length).toBeGreaterThan(secretAddresses.length)
    const log = (await read()).join('\n')
    expect(log).toContain('"GET /es/destinations" 200')
    expect(secretAddresses.filter(({ secret }) => log.includes(secret))).toEqual([])
  })

  it('passes on no host that a visitor says a request was forwarded for', async () => {
    asked.length = 0
    await fetch(nginx.url, { headers: { 'x-forwarded-host': 'evil.example' } })
    expect(asked).toHaveLength(1)
    expect(asked[0]).not.toHaveProperty('x-forwarded-host')
  })
})
