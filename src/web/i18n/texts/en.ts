import { about } from './en/about.ts'
import { auth } from './en/auth.ts'
import { catalogue } from './en/catalogue.ts'
import { common } from './en/common.ts'
import { compare } from './en/compare.ts'
import { failures } from './en/failures.ts'
import { gallery } from './en/gallery.ts'
import { home } from './en/home.ts'
import { lists } from './en/lists.ts'
import { quote } from './en/quote.ts'
import { rates } from './en/rates.ts'
import { search } from './en/search.ts'

export const en = {
  about,
  auth,
  catalogue,
  common,
  compare,
  failures,
  gallery,
  home,
  lists,
  quote,
  rates,
  search,
} as const
