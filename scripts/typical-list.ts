import { hasMenu, kindFacts, kinds } from '#contract/base/kinds.ts'
import type { Caller } from '#contract/index.ts'
import { unknownSite } from '#contract/site/identity/site-defaults.ts'
import { site as demoSite } from '#demo/site.ts'
import { loadBuilt } from '#server/pages/page-build.ts'

/** How many items the catalogue has of each kind. */
const items = 60
const root = `${import.meta.dirname}/..`

/** The HTML of a list page with so many cards, each as long as typical ones are. */
export async function htmlOfList(cards: number): Promise<string> {
  const renderer = await loadBuilt(root)
  const url = 'https://www.example.com'
  const site = { ...unknownSite, ...demoSite, name: 'Quebrada Viajes', url, mapStyleUrl: null }
  const context = await renderer.createPageContext({
    caller: typicalCaller,
    language: 'es',
    today: '2026-01-01',
    site,
    report: (error) => {
      throw error
    },
  })
  const address = `${site.url}/es/destinations?page=${cards / 12}`
  const page = await renderer.handle(new Request(address), context)
  const html = 'html' in page ? page.html : ''
  const shown = html.match(/data-compares=/g)?.length
  if (shown !== cards) throw new Error(`The list has ${shown} cards, not ${cards}`)
  return html
}

/** As long as those of the demonstration's destinations are on average. */
const summary =
  'Un valle de cerros de todos los colores y pueblos de adobe, con mercados de altura, salinas blancas y caminos que suben hasta la puna'

const details = (at: number) =>
  (['es', 'en', 'pt'] as const).map((lang) => ({
    lang,
    // As long as the demonstration's names are on average, a number included.
    name: `Valles y quebradas del norte ${at}`,
    description: '',
    summary: `${summary} ${at}.`,
  }))

/** As they are once AVIF is encoded (decision 0020). */
const sources = (folder: string) =>
  (['avif', 'webp', 'jpg'] as const).flatMap((ext) =>
    [240, 400, 800].map((width) => ({
      url: `/media/images/${folder}/main-${width}.${ext}`,
      width,
      height: width * 1.5,
      type: ext === 'jpg' ? 'image/jpeg' : `image/${ext}`,
    })),
  )

function destination(at: number) {
  const id = crypto.randomUUID()
  const [region, country] = [at % 20, at % 8].map((place) => ({
    id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    name: `Santa Cruz ${place}`,
    names: {},
  }))
  const folder = id.replaceAll('-', '').slice(0, 16)
  const url = `/media/images/${folder}/main-400.jpg`
  const mainImage = {
    id,
    type: 'image',
    url,
    width: 400,
    height: 600,
    sources: sources(folder),
    alt: {
      es: 'Los cerros de colores sobre el pueblo de adobe, con cardones y la luz dorada de la tarde',
    },
    decorative: false,
  }
  const tags = ['montaña', 'naturaleza', 'cultura', `tema ${at % 40}`]
  const months = Array.from({ length: 12 }, (_, month) => (month % 3 ? 'good' : 'fair'))
  return {
    id,
    details: details(at),
    region,
    country,
    mainImage,
    tags,
    months,
    starred: at % 5 === 0,
  }
}

const list = Array.from({ length: items }, (_, at) => destination(at))
const named = list.map(({ id, details: texts }) => ({ id, details: texts }))

/** The menus of the header, all as long as the list. */
const menus = Object.fromEntries(kinds.filter(hasMenu).map((kind) => [kindFacts[kind].menu, named]))

const answers: Record<string, unknown> = {
  headerDropdowns: {
    ...menus,
    countries: Array.from({ length: 6 }, (_, at) => ({
      id: crypto.randomUUID(),
      name: `Santa Cruz ${at}`,
      names: {},
      destinationIds: named.filter((_each, place) => place % 6 === at).map(({ id }) => id),
    })),
    categories: Array.from({ length: 8 }, (_, at) => ({
      id: crypto.randomUUID(),
      name: `Naturaleza y fauna ${at}`,
      names: {},
    })),
  },
  getPublicConfig: {
    links: { chat: 'https://chat.example.com/agencia' },
    captcha: { provider: 'altcha', siteKey: null },
  },
  getTagNames: { list: [] },
  getTexts: { texts: {} },
  listPages: { list: [] },
  listDestinations: { list, total: list.length },
}

/** Answers what a list page asks for, from memory. */
export const typicalCaller = (async (name: string) => {
  const answer = answers[name]
  if (!answer) throw new Error(`A list page does not ask for ${name}`)
  return answer
}) as Caller
