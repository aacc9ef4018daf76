import type { Kind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { momentInWords } from '#contract/base/dates/moment-in-words.ts'
import type { Office } from '#contract/site/office/office.ts'
import type { Site } from '#server/documents/mail/email.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

/** A change that was planned, as mails tell of it. */
export interface PlannedChange {
  kind: Kind
  id: string
  name: string
  /** Whether the item was to be enabled, or disabled. */
  wanted: boolean
  at: Date
}

export type PlanningSite = Site & { office: Pick<Office, 'timeZone'> }

/** Returns the planned change and its time, by the agency's clock. */
export function plannedFields(site: PlanningSite, change: PlannedChange, lang: Language) {
  const t = translateInto(lang)
  return [
    { label: t(`kindNames.${change.kind}`), value: change.name },
    {
      label: t('planningMails.change'),
      value: change.wanted ? t('planningMails.enable') : t('planningMails.disable'),
    },
    { label: t('planningMails.at'), value: momentInWords(change.at, site.office.timeZone, lang) },
  ]
}
