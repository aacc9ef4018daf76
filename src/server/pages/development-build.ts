import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { type LoadRenderer, type PageBuild, type PageRenderer, toRenderer } from './page-build.ts'

/** Vite inside this server: sources are transformed on request and pages reload as they change. */
export async function developmentBuild(
  app: FastifyInstance,
  root: string,
  allowedHosts: string[],
): Promise<LoadRenderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server }, allowedHosts },
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  const renderers = new WeakMap<object, PageRenderer>()
  return async () => {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build')
    const renderer = renderers.get(build) ?? toRenderer(build as PageBuild, 'development')
    renderers.set(build, renderer)
    return renderer
  }
}
