import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail } from '#server/documents/mail/email.ts'
import { panelItemLink } from '#server/documents/mail/links.ts'
import { type PlannedChange, plannedFields, type PlanningSite } from './planned-change.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

interface ScheduleWithoutAuthor {
  site: PlanningSite
  change: PlannedChange
  /** The owner of the plan; undefined if the account is gone. */
  author: { name: string; surname: string } | undefined
}

/** To every admin, when the author of a plan has no right to it any more at its moment. */
export function scheduleWithoutAuthor(
  { site, change, author }: ScheduleWithoutAuthor,
  lang: Language,
): Message {
  const t = translateInto(lang)
  const by = author ? `${author.name} ${author.surname}` : t('planningMails.withoutAuthor.gone')
  return renderEmail(site, {
    lang,
    subject: t('planningMails.subject', { name: change.name }),
    heading: t('planningMails.withoutAuthor.heading'),
    paragraphs: [t('planningMails.withoutAuthor.text')],
    fields: [
      ...plannedFields(site, change, lang),
      { label: t('planningMails.withoutAuthor.author'), value: by },
    ],
    action: { label: t('planningMails.action'), url: panelItemLink(site, change) },
    note: t('planningMails.note'),
  })
}
