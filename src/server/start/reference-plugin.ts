import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { describedFeeds } from '#server/features/trade/feed/describe-feeds.ts'
import { describeOperations } from './reference.ts'

/** The operations, and what partners read and send beside them. */
function describeAll() {
  const described = describeOperations()
  const { components } = described
  return {
    ...described,
    tags: [...described.tags, describedFeeds.tag],
    components: {
      ...components,
      securitySchemes: { ...components.securitySchemes, ...describedFeeds.security },
    },
    paths: { ...described.paths, ...describedFeeds.paths },
  }
}

/** The API reference for people at its prefix, and for tools at `/json` below it. */
export async function referencePlugin(app: FastifyInstance): Promise<void> {
  let described: object | undefined
  // Described when somebody asks: it takes a fifth of a start.
  const document = { toJSON: () => (described ??= describeAll()) }
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/',
    staticCSP: true,
    transformStaticCSP: (policy) =>
      policy
        .replace(/ ?upgrade-insecure-requests;/, '')
        .replace("frame-ancestors 'self'", "frame-ancestors 'none'")
        .replace("base-uri 'self'", "base-uri 'none'"),
  })
  // Without the slash its own scripts would be looked for one folder higher.
  app.get('', (_request, reply) => reply.redirect(`${app.prefix}/`))
}
