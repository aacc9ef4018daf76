import type { Kind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { momentInWords } from '#contract/base/dates/moment-in-words.ts'
import type { Office } from '#contract/site/office/office.ts'
import type { Site } from '#server/documents/mail/email.ts'
import { kindNames } from '#server/documents/mail/kind-labels.ts'

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

export const planLabels = {
  es: {
    change: 'Cambio',
    enable: 'Habilitar',
    disable: 'Deshabilitar',
    at: 'Previsto para',
    note: 'Lo demás que esté programado sigue en pie.',
  },
  en: {
    change: 'Change',
    enable: 'Enable',
    disable: 'Disable',
    at: 'Planned for',
    note: 'Whatever else is planned stands.',
  },
  pt: {
    change: 'Alteração',
    enable: 'Habilitar',
    disable: 'Desabilitar',
    at: 'Prevista para',
    note: 'O restante do que está programado continua valendo.',
  },
} as const

/** Returns the planned change and its time, by the agency's clock. */
export function plannedFields(site: PlanningSite, change: PlannedChange, lang: Language) {
  const labels = planLabels[lang]
  return [
    { label: kindNames[lang][change.kind], value: change.name },
    { label: labels.change, value: change.wanted ? labels.enable : labels.disable },
    { label: labels.at, value: momentInWords(change.at, site.office.timeZone, lang) },
  ]
}
