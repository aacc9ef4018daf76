import type { Texts } from '../texts.ts'
import { auth } from './es/auth.ts'
import { catalogue } from './es/catalogue.ts'
import { common } from './es/common.ts'
import { failures } from './es/failures.ts'
import { gallery } from './es/gallery.ts'
import { home } from './es/home.ts'
import { lists } from './es/lists.ts'
import { messages } from './es/messages.ts'
import { quote } from './es/quote.ts'
import { search } from './es/search.ts'

export const es: Texts = { auth, catalogue, common, failures, gallery, home, lists, messages, quote, search }
