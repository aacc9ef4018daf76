import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
  StaticRouterProvider,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import { EntryScript, Layout } from './root.tsx'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** A rendered page, before it becomes the body of an answer. */
export interface Document {
  html: string
  status: number
  headers: Headers
}

/** The route that every public page stands in. */
const frame = 'public/frame/layout'

/**
 * Answers with public pages. Their routes and modules are the build's; but where the router's own handler also
 * writes the data of all loaders into a form for the browser, these documents load no router that would read
 * it, so they are only rendered. `report` is told of errors that no page expected.
 */
export function createDocumentHandler(
  build: ServerBuild,
  report: (error: unknown, context: RouterContextProvider) => void,
) {
  const { query, dataRoutes } = createStaticHandler([documentRoutes(build.routes)])
  const framework = frameworkContext(build)

  function render(context: StaticHandlerContext): string {
    const router = createStaticRouter(dataRoutes, context)
    const html = renderToString(
      <EntryScript value={build.assets.entry.module}>
        <FrameworkContext value={framework}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </FrameworkContext>
      </EntryScript>,
    )
    // Whole strings are rendered without it.
    return `<!DOCTYPE html>${html}`
  }

  return async (
    request: Request,
    requestContext: RouterContextProvider,
  ): Promise<Response | Document> => {
    const context = await query(request, { requestContext })
    if (context instanceof Response) return context
    for (const error of Object.values(context.errors ?? {})) {
      if (!isRouteErrorResponse(error)) report(error, requestContext)
    }
    await yieldToEventLoop()
    let html: string
    try {
      html = render(context)
    } catch (error) {
      report(error, requestContext)
      Object.assign(context, { statusCode: 500, errors: { [frame]: error } })
      html = render(context)
    }
    const headers = headersOf(context, build.routes)
    headers.set('content-type', 'text/html; charset=utf-8')
    return { html, status: context.statusCode, headers }
  }
}

let lastTurn: Promise<void> = Promise.resolve()

/**
 * Waits for a turn of the event loop in which no other document is rendered: whatever else is ready comes in between,
 * however many documents are.
 */
function yieldToEventLoop(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => void setImmediate(resolve)))
  return lastTurn
}

/** The root and the public pages below it, as the router takes them. */
function documentRoutes(routes: Routes): RouteObject {
  const root = routes['root']
  if (!root) throw new TypeError('The build has no root')
  const Root = withComponentProps(componentOf(root))
  const Failed = withErrorBoundaryProps(boundaryOf(root))
  return {
    ...loaderOf(root),
    id: 'root',
    path: '',
    element: (
      <Layout>
        <Root />
      </Layout>
    ),
    errorElement: (
      <Layout>
        <Failed />
      </Layout>
    ),
    children: Object.values(routes)
      .filter((route) => route?.id === frame)
      .map((route) => withChildren(route as Route, routes)),
  }
}

function withChildren(route: Route, routes: Routes): RouteObject {
  const children = Object.values(routes).filter((each) => each?.parentId === route.id)
  const common = {
    ...loaderOf(route),
    id: route.id,
    path: route.path,
    Component: withComponentProps(componentOf(route)),
    ...(route.module.ErrorBoundary && {
      ErrorBoundary: withErrorBoundaryProps(boundaryOf(route)),
    }),
  }
  if (route.index) return { ...common, index: true }
  return { ...common, children: children.map((each) => withChildren(each as Route, routes)) }
}

function componentOf({ module }: Route) {
  return module.default as Parameters<typeof withComponentProps>[0]
}

function boundaryOf({ module }: Route) {
  return module.ErrorBoundary as Parameters<typeof withErrorBoundaryProps>[0]
}

function loaderOf({ module: { loader } }: Route): Pick<RouteObject, 'loader'> {
  return loader ? { loader: (args: LoaderFunctionArgs) => loader(args) } : {}
}

/** Returns the headers of the pages' routes; a page below counts more. */
function headersOf({ matches, loaderHeaders }: StaticHandlerContext, routes: Routes): Headers {
  const headers = new Headers()
  for (const { route } of matches) {
    const own = routes[route.id]?.module.headers
    const given =
      typeof own === 'function'
        ? own({
            loaderHeaders: loaderHeaders[route.id] ?? new Headers(),
            parentHeaders: headers,
            actionHeaders: new Headers(),
            errorHeaders: undefined,
          })
        : own
    for (const [name, value] of new Headers(given)) headers.set(name, value)
  }
  return headers
}

/** Makes the context of the router's own parts of a document, above all of links to style sheets. */
function frameworkContext(build: ServerBuild) {
  return {
    manifest: withPlainStyleSheets(build.assets),
    routeModules: Object.fromEntries(
      Object.entries(build.routes).map(([id, route]) => [id, route?.module]),
    ),
    future: build.future,
    ssr: build.ssr,
    isSpaMode: false,
    routeDiscovery: build.routeDiscovery,
    renderMeta: {},
    serializeError: (error: Error) => ({ message: error.message }),
  } as unknown as Parameters<typeof FrameworkContext>[0]['value']
}

/**
 * The router marks addresses of style sheets that scripts name too (`…css#`), for pages that change in place. In a
 * document the mark would have the first island load the sheet again, and the whole page be laid out again for it.
 */
function withPlainStyleSheets(manifest: ServerBuild['assets']): ServerBuild['assets'] {
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    route && { ...route, css: route.css?.map((styleSheet) => styleSheet.replace(/#$/, '')) },
  ])
  return { ...manifest, routes: Object.fromEntries(routes) }
}
