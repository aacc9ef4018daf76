import type { Texts } from '../texts.ts'
import { about } from './es/about.ts'
import { auth } from './es/auth.ts'
import { catalogue } from './es/catalogue.ts'
import { common } from './es/common.ts'
import { compare } from './es/compare.ts'
import { failures } from './es/failures.ts'
import { gallery } from './es/gallery.ts'
import { home } from './es/home.ts'
import { lists } from './es/lists.ts'
import { quote } from './es/quote.ts'
import { rates } from './es/rates.ts'
import { search } from './es/search.ts'

export const es: Texts = {
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
}
