import swaggerUi from '@fastify/swagger-ui'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { describeOperations } from './reference.ts'

/** The API reference for people at its prefix, and for tools at `/json` below it. */
export async function referenceHost(
  app: FastifyInstance,
  { siteName }: { siteName: string },
): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: describeOperations(siteName) as never },
  })
  await app.register(swaggerUi, { routePrefix: '/', staticCSP: true })
}
