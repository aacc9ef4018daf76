import type { Texts } from '#texts/texts.ts'
import { pt as shipped } from '#contract/site/site-texts/pt.ts'
import { account } from './accounts/account.ts'
import { agents } from './trade/agents.ts'
import { auth } from './accounts/auth.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { clientViews } from './trade/client-views.ts'
import { common } from './ui/common.ts'
import { compare } from './catalogue/compare.ts'
import { consent } from './privacy/consent.ts'
import { contact } from './site/contact.ts'
import { facts } from './catalogue/facts.ts'
import { failures } from './ui/failures.ts'
import { gallery } from './catalogue/gallery.ts'
import { home } from './site/home.ts'
import { itemTexts } from './catalogue/item-texts.ts'
import { journey } from './catalogue/journey.ts'
import { lists } from './catalogue/lists.ts'
import { maps } from './catalogue/maps.ts'
import { places } from './catalogue/places.ts'
import { preview } from './editing/preview.ts'
import { proposal } from './quotes/proposal.ts'
import { quote } from './quotes/quote.ts'
import { rates } from './trade/rates.ts'
import { request } from './quotes/request.ts'
import { search } from './catalogue/search.ts'
import { season } from './catalogue/season.ts'
import { shortlist } from './quotes/shortlist.ts'
import { specialists } from './site/specialists.ts'
import { testimonials } from './site/testimonials.ts'
import { trust } from './site/trust.ts'
import { stays } from './trade/stays.ts'

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
  itemTexts,
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
  specialists,
  testimonials,
  trust,
  stays,
}
