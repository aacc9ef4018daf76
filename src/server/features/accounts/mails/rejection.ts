import type { Language } from '#contract/base/languages/languages.ts'
import type { Message, Site } from '#server/documents/mail/email.ts'
import { renderLetter } from '#server/documents/mail/letter.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

interface Rejection {
  site: Site
  /** A template's; without one the mail has its own. */
  subject: string | null
  /** Markdown, in the mail's language. */
  body: string
}

/** To somebody whose registration an admin refused, in the admin's own words. */
export function rejection({ site, subject, body }: Rejection, lang: Language): Message {
  return renderLetter(site, {
    lang,
    subject: `${subject ?? translateInto(lang)('accountMails.rejection.subject')} – ${site.siteName}`,
    body,
  })
}
