import { createServer } from 'node:http'
import { createElement as h } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  Link,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router'

/** The limit: React Router rendering CARDS plain cards on the server, and nothing else. */
interface Card {
  id: string
  name: string
  region: string
  tags: string[]
}

const cards: Card[] = Array.from({ length: Number(process.env['CARDS']) }, (_, at) => ({
  id: crypto.randomUUID(),
  name: `Quebrada de Humahuaca y Salinas Grandes ${at}`,
  region: `Región ${at % 20}, Argentina`,
  tags: ['montaña', 'naturaleza', 'cultura'],
}))

const sources = (id: string, ext: string) =>
  [400, 800].map((width) => `/media/bench/${id}/${width}.${ext} ${width}w`).join(', ')

function ListPage() {
  const list = useLoaderData<Card[]>()
  return h(
    'html',
    { lang: 'es' },
    h('head', null, h('title', null, 'Destinos')),
    h(
      'body',
      null,
      h('main', null, h('h1', null, 'Destinos'), h('ul', null, list.map(presentCard))),
    ),
  )
}

function presentCard({ id, name, region, tags }: Card) {
  const picture = h(
    'picture',
    null,
    h('source', { type: 'image/webp', srcSet: sources(id, 'webp'), sizes: '20vw' }),
    h('img', {
      src: `/media/bench/${id}/400.jpg`,
      srcSet: sources(id, 'jpg'),
      alt: '',
      loading: 'lazy',
    }),
  )
  const heading = h('h2', null, h(Link, { to: `/es/destinations/${id}` }, name))
  const list = h(
    'ul',
    null,
    tags.map((tag) => h('li', { key: tag }, tag)),
  )
  return h('li', { key: id }, h('article', null, picture, h('p', null, region), heading, list))
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
