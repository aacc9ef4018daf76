import { en as shipped } from '#contract/site/site-texts/en.ts'
import { account } from './en/account.ts'
import { agents } from './en/agents.ts'
import { auth } from './en/auth.ts'
import { catalogue } from './en/catalogue.ts'
import { clientViews } from './en/client-views.ts'
import { common } from './en/common.ts'
import { compare } from './en/compare.ts'
import { consent } from './en/consent.ts'
import { contact } from './en/contact.ts'
import { facts } from './en/facts.ts'
import { failures } from './en/failures.ts'
import { gallery } from './en/gallery.ts'
import { home } from './en/home.ts'
import { journey } from './en/journey.ts'
import { lists } from './en/lists.ts'
import { maps } from './en/maps.ts'
import { places } from './en/places.ts'
import { preview } from './en/preview.ts'
import { proposal } from './en/proposal.ts'
import { quote } from './en/quote.ts'
import { rates } from './en/rates.ts'
import { request } from './en/request.ts'
import { search } from './en/search.ts'
import { season } from './en/season.ts'
import { shortlist } from './en/shortlist.ts'

export const en = {
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
} as const
