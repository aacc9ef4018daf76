import type { Texts } from '../texts.ts'
import { common } from './es/common.ts'
import { failures } from './es/failures.ts'
import { gallery } from './es/gallery.ts'
import { home } from './es/home.ts'
import { messages } from './es/messages.ts'

export const es: Texts = { common, failures, gallery, home, messages }
