import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler as createRouterHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { isPanel } from '#contract/base/addresses/addresses.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { earlyScript } from './early-script.ts'
import { createDocumentHandler, type Document } from './document-handler.tsx'
import { loadTexts } from '#web/shared/i18n/texts.ts'
import { pageContext } from './page-context.ts'
import { EntryScript } from './root.tsx'

export { pickLanguage } from '#web/shared/i18n/pick-language.ts'
export { createPageContext } from './page-context.ts'

/** Hash of the one inline script that never changes, as a policy names it. */
export const scriptHash = `sha256-${createHash('sha256').update(earlyScript).digest('base64')}`

await Promise.all(languages.map(loadTexts))

const renderMilliseconds = 5_000

/**
 * Answers requests for the pages of a build: public pages as documents; the panel, and files that pages write,
 * as the router does. While developing the router does all of it, for it knows the styles of changed modules.
 */
export function createRequestHandler(build: ServerBuild, mode: 'development' | 'production') {
  const application = createRouterHandler(build, mode)
  if (mode === 'development') return application
  const documents = createDocumentHandler(build, (error, context) =>
    context.get(pageContext).report(error),
  )
  return (request: Request, context: RouterContextProvider): Promise<Response | Document> => {
    const { pathname } = new URL(request.url)
    const isDocument = !isPanel(pathname) && !/\.[^/]*$/.test(pathname)
    return isDocument ? documents(request, context) : application(request, context)
  }
}

/** Renders the whole page before the first byte leaves, so that one that fails says so by its status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
) {
  const { nonce } = provider.get(pageContext)
  const isDocument = !isPanel(new URL(request.url).pathname)
  // Only the panel loads a router that reads data.
  if (isDocument) delete context.serverHandoffStream
  return new Promise<Response>((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <EntryScript value={context.manifest.entry.module}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </EntryScript>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          headers.set('content-type', 'text/html; charset=utf-8')
          const html = text(pipe(new PassThrough()))
          resolve(
            html.then(
              (page) =>
                new Response(isDocument ? page : withEarlyScript(page), {
                  headers,
                  status: failed ? 500 : status,
                }),
            ),
          )
        },
        onShellError: reject,
        onError() {
          failed = true
        },
      },
    )
    const timer = setTimeout(abort, renderMilliseconds)
  })
}

const charset = /<meta charSet="utf-8"\/>/i

/** A page of the panel with its script, early: whatever stands after a style sheet waits for it. */
function withEarlyScript(page: string): string {
  return page.replace(charset, (tag) => `${tag}<script>${earlyScript}</script>`)
}

/** Refusals that pages answer themselves are no errors; the rest goes to the host's log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(pageContext).report(error)
}
