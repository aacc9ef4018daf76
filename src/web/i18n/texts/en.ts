import { common } from './en/common.ts'
import { failures } from './en/failures.ts'
import { gallery } from './en/gallery.ts'
import { home } from './en/home.ts'
import { messages } from './en/messages.ts'

export const en = { common, failures, gallery, home, messages } as const
