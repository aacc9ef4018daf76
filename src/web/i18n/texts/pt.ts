import type { Texts } from '../texts.ts'
import { pt as shipped } from '#contract/site/site-texts/pt.ts'
import { account } from './pt/account.ts'
import { agents } from './pt/agents.ts'
import { auth } from './pt/auth.ts'
import { catalogue } from './pt/catalogue.ts'
import { clientViews } from './pt/client-views.ts'
import { common } from './pt/common.ts'
import { compare } from './pt/compare.ts'
import { consent } from './pt/consent.ts'
import { contact } from './pt/contact.ts'
import { facts } from './pt/facts.ts'
import { failures } from './pt/failures.ts'
import { gallery } from './pt/gallery.ts'
import { home } from './pt/home.ts'
import { journey } from './pt/journey.ts'
import { lists } from './pt/lists.ts'
import { maps } from './pt/maps.ts'
import { places } from './pt/places.ts'
import { preview } from './pt/preview.ts'
import { proposal } from './pt/proposal.ts'
import { quote } from './pt/quote.ts'
import { rates } from './pt/rates.ts'
import { request } from './pt/request.ts'
import { search } from './pt/search.ts'
import { season } from './pt/season.ts'
import { shortlist } from './pt/shortlist.ts'

export const pt: Texts = {
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
