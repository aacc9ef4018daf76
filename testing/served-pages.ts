import Fastify from 'fastify'
import { RouterContextProvider } from 'react-router'
import { unknownSite } from '#contract/site/identity/site-defaults.ts'
import { makeCaches, withoutCaching } from '#server/platform/cache/caches.ts'
import { protectiveHeaders } from '#server/platform/http/security-headers.ts'
import { type Pages, servePages } from '#server/pages/serve-pages.ts'

export const site = {
  ...unknownSite,
  name: 'Ñandú',
  url: 'https://travel.example',
  mapStyleUrl: null,
}

/** The caches of a catalogue that never changes. */
export const unchangedCaches = () => makeCaches({ version: () => 1 })

/** The build's data about the inline script of all pages. */
export const scriptHash = 'sha256-constant'

/** The default page of a test. */
export const html = '<script>let page</script>'

/** Pages as the server serves them, with the headers of every answer; each answered by `answer`; `asked` is what had to be made. */
export function servedPages(
  over: Partial<Pages> = {},
  answer = (_url: string) => new Response(html),
) {
  const requests: Request[] = []
  const app = Fastify({ trustProxy: true })
  const protection = protectiveHeaders(site.url)
  app.addHook('onRequest', async (_request, reply) => void reply.headers(protection))
  servePages(app, {
    siteUrl: site.url,
    site: async () => site,
    policy: { development: false, captchaSources: [] },
    makeCaller: () => async () => {
      throw new Error('no operation is called here')
    },
    admit: (_request, work) => work(),
    count: async () => ({ allowed: true, count: 1, retryAfter: 0 }),
    isPurged: false,
    findRedirect: async () => undefined,
    countHit: () => undefined,
    countDead: () => undefined,
    caches: withoutCaching(unchangedCaches()),
    load: async () => ({
      scriptHash,
      pickLanguage: ({ cookie }) => (cookie === 'language=es' ? 'es' : 'en'),
      createPageContext: async () => new RouterContextProvider(),
      handle: async (request) => {
        requests.push(request)
        const response = answer(request.url)
        response.headers.set('content-type', 'text/html; charset=utf-8')
        return response
      },
    }),
    ...over,
  })
  return { app, requests }
}
