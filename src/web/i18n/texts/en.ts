import { auth } from './en/auth.ts'
import { catalogue } from './en/catalogue.ts'
import { common } from './en/common.ts'
import { failures } from './en/failures.ts'
import { gallery } from './en/gallery.ts'
import { home } from './en/home.ts'
import { lists } from './en/lists.ts'
import { messages } from './en/messages.ts'
import { quote } from './en/quote.ts'
import { search } from './en/search.ts'

export const en = { auth, catalogue, common, failures, gallery, home, lists, messages, quote, search } as const
