import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import fresh from 'fresh'
import { paths } from '#contract/base/addresses/addresses.ts'
import { agencyLanguage } from '#contract/base/languages/languages.ts'
import type { Services } from '../services.ts'
import type { Site } from './read-site.ts'

const path = '/.well-known/security.txt'
const dayMs = 24 * 60 * 60 * 1000
/** RFC 9116 wants less than a year; a copy that somebody keeps is good for half of it. */
const lifeDays = 180

/**
 * Serves the contact for reports of weaknesses (RFC 9116), at `/.well-known/security.txt`. It ends half a year after
 * the day of the request, so that nobody has to renew it, and changes once a day.
 */
export function addSecurityTxt(
  app: FastifyInstance,
  { currentSite, clock }: Pick<Services, 'currentSite' | 'clock'>,
): void {
  app.get(path, async (request, reply) => {
    const body = write(await currentSite(), clock())
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    void reply.headers({ 'cache-control': 'no-cache', etag })
    if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
      return reply.code(304).send()
    }
    return reply.type('text/plain; charset=utf-8').send(body)
  })
}

/** The agency's own address, else the page on which it is reached. */
function write({ siteUrl, contact }: Site, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / dayMs) + lifeDays) * dayMs)
  const lines = [
    `Contact: ${contact.email === null ? siteUrl + paths.aboutUs(agencyLanguage) : `mailto:${contact.email}`}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: es, en, pt',
    `Canonical: ${siteUrl}${path}`,
    '',
  ]
  return lines.join('\n')
}
