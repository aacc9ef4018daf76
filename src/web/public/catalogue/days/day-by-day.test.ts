import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Media } from '#contract/catalogue/media.ts'
import { loadTexts, translatorOf } from '#web/shared/i18n/texts.ts'
import { TextsProvider } from '#web/shared/i18n/use-texts.tsx'
import { DayByDay } from './day-by-day.tsx'
import type { DayView } from './journey-view.server.ts'

const picture = (alt: Media['alt'], decorative = false): Media => ({
  id: crypto.randomUUID(),
  ownerId: null,
  type: 'image',
  url: '/media/images/a/detail-1200.jpg',
  ext: 'jpg',
  position: 'detail',
  order: 0,
  width: 1200,
  height: 900,
  sources: [],
  alt,
  caption: {},
  credit: null,
  focus: { x: 0.5, y: 0.5 },
  decorative,
})

const day: DayView = {
  day: 1,
  title: 'Llegada',
  blocks: [],
  overnight: 'none',
  stays: false,
  orSimilar: false,
  alternativeHotels: [],
  meals: [],
  tours: [],
  optionalTours: [],
  transfers: [],
  pictures: [
    picture({ es: 'Un salto', en: 'A fall' }),
    picture({ en: 'A river', pt: 'Um rio' }),
    picture({}),
    picture({ es: 'Agua' }, true),
  ],
}

beforeAll(() => loadTexts('es'))

it('pictures of days say what they show, else the name of the journey, and nothing where they are decorative', () => {
  const children = createElement(DayByDay, { days: [day], name: 'Dos aguas' })
  const parts = { language: 'es' as const, t: translatorOf('es').t, children }
  const html = renderToStaticMarkup(createElement(TextsProvider, parts))
  expect(html.match(/alt="[^"]*"(?: lang="..")?/g)).toEqual([
    'alt="Un salto"',
    'alt="A river" lang="en"',
    'alt="Dos aguas"',
    'alt=""',
  ])
})
