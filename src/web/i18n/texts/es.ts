import type { Texts } from '../texts.ts'
import { es as shipped } from '#contract/site/site-texts/es.ts'
import { account } from './es/account.ts'
import { agents } from './es/agents.ts'
import { auth } from './es/auth.ts'
import { catalogue } from './es/catalogue.ts'
import { clientViews } from './es/client-views.ts'
import { common } from './es/common.ts'
import { compare } from './es/compare.ts'
import { consent } from './es/consent.ts'
import { contact } from './es/contact.ts'
import { facts } from './es/facts.ts'
import { failures } from './es/failures.ts'
import { gallery } from './es/gallery.ts'
import { home } from './es/home.ts'
import { journey } from './es/journey.ts'
import { lists } from './es/lists.ts'
import { maps } from './es/maps.ts'
import { places } from './es/places.ts'
import { preview } from './es/preview.ts'
import { proposal } from './es/proposal.ts'
import { quote } from './es/quote.ts'
import { rates } from './es/rates.ts'
import { request } from './es/request.ts'
import { search } from './es/search.ts'
import { season } from './es/season.ts'
import { shortlist } from './es/shortlist.ts'

export const es: Texts = {
  about: shipped.about,
  account,
  agents,
  auth,
  catalogue,
  clientViews,
  common,
  compare,
  consent,
  contact,
  facts,
  failures,
  gallery,
  home,
  journey,
  lists,
  maps,
  places,
  preview,
  proposal,
  quote,
  rates,
  request,
  search,
  season,
  shortlist,
}
