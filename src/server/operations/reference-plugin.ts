import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { describeOperations } from './reference.ts'

/** The API reference for people at its prefix, and for tools at `/json` below it. */
export async function referencePlugin(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: describeOperations() as never },
  })
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
