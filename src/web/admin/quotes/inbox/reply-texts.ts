import type { Language } from '#contract/base/languages/languages.ts'
import { translateWritten } from '#texts/written.ts'

interface ReplySubject {
  name: string
  /** Null of a journey that no item describes. */
  item: string | null
  reference: string
}

/** Beginning of a reply, in the visitor's language and not the panel's. */
export function replyTexts(lang: Language, { name, item, reference }: ReplySubject) {
  const t = translateWritten(lang)
  const subject = t('written.replySubject', { reference })
  return {
    subject: item ? `${subject}: ${item}` : subject,
    greeting: t('written.greeting', { name }),
  }
}
