import type { Texts } from '../texts.ts'
import { common } from './pt/common.ts'
import { failures } from './pt/failures.ts'
import { gallery } from './pt/gallery.ts'
import { home } from './pt/home.ts'
import { messages } from './pt/messages.ts'

export const pt: Texts = { common, failures, gallery, home, messages }
