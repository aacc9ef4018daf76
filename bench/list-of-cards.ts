import { createElement as h } from 'react'
import { Link } from 'react-router'

/** The cards that the limits of a list page render, of about the weight of ours. */
export interface Card {
  id: string
  name: string
  region: string
  tags: string[]
}

/** Cards that are the same whoever asks for them. */
export function makeCards(count: number): Card[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `5f0c9a3e-7d42-4b1b-9e55-${String(at).padStart(12, '0')}`,
    name: `Quebrada de Humahuaca y Salinas Grandes ${at}`,
    region: `Región ${at % 20}, Argentina`,
    tags: ['montaña', 'naturaleza', 'cultura'],
  }))
}

/** A list page's main part, without anything around it. */
export function ListOfCards({ cards }: { cards: Card[] }) {
  return h('main', null, h('h1', null, 'Destinos'), h('ul', null, cards.map(presentCard)))
}

const sources = (id: string, ext: string) =>
  [400, 800].map((width) => `/media/bench/${id}/${width}.${ext} ${width}w`).join(', ')

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
