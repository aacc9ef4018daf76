import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { checked, type LoadPages, type PageBuild } from './page-build.ts'

/** Vite inside this server: sources are transformed on request and pages reload as they change. */
export async function developmentBuild(app: FastifyInstance, root: string): Promise<LoadPages> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return async () =>
    checked((await vite.ssrLoadModule('virtual:react-router/server-build')) as PageBuild)
}
