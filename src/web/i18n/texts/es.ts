import type { Texts } from '../texts.ts'
import { about } from './es/about.ts'
import { auth } from './es/auth.ts'
import { catalogue } from './es/catalogue.ts'
import { common } from './es/common.ts'
import { compare } from './es/compare.ts'
import { facts } from './es/facts.ts'
import { failures } from './es/failures.ts'
import { gallery } from './es/gallery.ts'
import { home } from './es/home.ts'
import { journey } from './es/journey.ts'
import { lists } from './es/lists.ts'
import { maps } from './es/maps.ts'
import { places } from './es/places.ts'
import { quote } from './es/quote.ts'
import { rates } from './es/rates.ts'
import { search } from './es/search.ts'
import { season } from './es/season.ts'
import { shortlist } from './es/shortlist.ts'

export const es: Texts = {
  about,
  auth,
  catalogue,
  common,
  compare,
  facts,
  failures,
  gallery,
  home,
  journey,
  lists,
  maps,
  places,
  quote,
  rates,
  search,
  season,
  shortlist,
}
