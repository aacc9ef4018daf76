import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ListOfCards, makeCards } from '../../../list-of-cards.ts'

const all = makeCards(108)

/** As many cards as the address asks for, in place of the template's welcome. */
export function loader({ request }: LoaderFunctionArgs) {
  return { cards: all.slice(0, Number(new URL(request.url).searchParams.get('cards'))) }
}

export function meta() {
  return [
    { title: 'New React Router App' },
    { name: 'description', content: 'Welcome to React Router!' },
  ]
}

export default function Home() {
  const { cards } = useLoaderData<typeof loader>()
  return <ListOfCards cards={cards} />
}
