import { createServer } from 'node:http'
import { createElement as h } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router'
import { type Card, ListOfCards, makeCards } from './list-of-cards.ts'

/**
 * The stricter limit of a page: the router's static renderer on bare node:http with CARDS plain cards. No framework
 * mode, no data or scripts for the browser, no compression, no log: nobody's site, but the least that the router and React cost.
 */
const cards = makeCards(Number(process.env['CARDS']))

function ListPage() {
  const list = useLoaderData<Card[]>()
  return h(
    'html',
    { lang: 'es' },
    h('head', null, h('title', null, 'Destinos')),
    h('body', null, h(ListOfCards, { cards: list })),
  )
}

const { query, dataRoutes } = createStaticHandler([
  { path: '*', loader: () => cards, Component: ListPage },
])

createServer(async (request, response) => {
  const context = await query(new Request(`http://localhost${request.url}`))
  if (context instanceof Response) throw new TypeError('The list does not redirect')
  const router = createStaticRouter(dataRoutes, context)
  const { pipe } = renderToPipeableStream(h(StaticRouterProvider, { router, context }), {
    onShellReady() {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      pipe(response)
    },
  })
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('listening'))
process.on('disconnect', () => process.exit(0))
