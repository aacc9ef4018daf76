import type { Failure } from '#contract/base/failures.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { type Message, renderEmail } from '#server/documents/mail/email.ts'
import { panelItemLink } from '#server/documents/mail/links.ts'
import { type PlannedChange, plannedFields, type PlanningSite } from './planned-change.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

interface ScheduleRefused {
  site: PlanningSite
  change: PlannedChange
  reason: Pick<Failure, 'context'>
}

/** To whose plan it was, when the rules do not allow at its moment what was planned. */
export function schedulePlanRefused(
  { site, change, reason }: ScheduleRefused,
  lang: Language,
): Message {
  const t = translateInto(lang)
  const lacksEnglish = reason.context.issues?.some(
    ({ message }) => message === messages.detailsEnglish,
  )
  return renderEmail(site, {
    lang,
    subject: t('planningMails.subject', { name: change.name }),
    heading: t('planningMails.refused.heading'),
    paragraphs: [t('planningMails.refused.text')],
    fields: [
      ...plannedFields(site, change, lang),
      {
        label: t('planningMails.refused.reason'),
        value: lacksEnglish
          ? t('planningMails.refused.noEnglish')
          : t('planningMails.refused.other'),
      },
    ],
    action: { label: t('planningMails.action'), url: panelItemLink(site, change) },
    note: t('planningMails.note'),
  })
}
