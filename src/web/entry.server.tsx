import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router'
import { languages } from '#contract/languages.ts'
import { withRestoredLanguage } from './i18n/restore-language.ts'
import { loadTexts } from './i18n/texts.ts'
import { pageContext } from './page-context.ts'
import { startAfterPaint } from './start-after-paint.ts'

export { createRequestHandler } from 'react-router'
export { pickLanguage } from './i18n/language.ts'
export { createPageContext } from './page-context.ts'

await Promise.all(languages.map(loadTexts))

const renderMilliseconds = 5_000

/** Renders the whole page before the first byte leaves: its headers carry the hashes of its scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  return new Promise<Response>((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} />,
      {
        onAllReady() {
          clearTimeout(timer)
          headers.set('content-type', 'text/html; charset=utf-8')
          const html = text(pipe(new PassThrough()))
          resolve(
            html.then(
              (page) =>
                new Response(startAfterPaint(withRestoredLanguage(page)), {
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

/** Refusals that pages answer themselves are no errors; the rest goes to the host's log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(pageContext).report(error)
}
