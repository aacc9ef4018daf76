import { auth } from './en/auth.ts'
import { catalogue } from './en/catalogue.ts'
import { common } from './en/common.ts'
import { failures } from './en/failures.ts'
import { gallery } from './en/gallery.ts'
import { home } from './en/home.ts'
import { messages } from './en/messages.ts'
import { quote } from './en/quote.ts'

export const en = { auth, catalogue, common, failures, gallery, home, messages, quote } as const
