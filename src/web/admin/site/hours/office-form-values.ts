import { defaultOffice, type Office, weekdays } from '#contract/site/office/office.ts'
import type { PayloadOf } from '#contract/index.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'
import type { PanelSite } from '../form/texts-form-values.ts'

export type Weekday = (typeof weekdays)[number]

/** From and to, `HH:MM`; the end of the day is 24:00. */
export type OfficeSpan = [from: string, to: string]

export type WeekHours = Record<Weekday, OfficeSpan[]>

export type OfficeFormValues = {
  office: {
    timeZone: string
    hours: WeekHours
    holidays: string
    closedDays: string[]
    openDays: string[]
    answerWithinHours: NumberFieldValue
  }
}

type AnsweredOffice = Pick<PanelSite['office'], keyof Office>

export function toOfficeFormValues({ office }: { office: AnsweredOffice }): OfficeFormValues {
  const { timeZone, hours, holidays, closedDays, openDays, answerWithinHours } = office
  const values = weekdays.map((weekday) => [weekday, hours[weekday]] as const)
  return {
    office: {
      timeZone,
      hours: Object.fromEntries(values) as WeekHours,
      holidays: holidays ?? '',
      closedDays,
      openDays,
      answerWithinHours,
    },
  }
}

/** The product's own hours. */
export const usualOffice = toOfficeFormValues({ office: defaultOffice })

/** Whether somebody has said nothing else than the product. */
export function isUsualOffice(values: OfficeFormValues): boolean {
  return JSON.stringify(values) === JSON.stringify(usualOffice)
}

export function toOfficePayload(values: OfficeFormValues): PayloadOf<'editSite'> {
  if (isUsualOffice(values)) return { office: null }
  const { holidays, answerWithinHours, ...office } = values.office
  return {
    office: {
      ...office,
      holidays: holidays || null,
      // Nothing is refused as missing.
      answerWithinHours: answerWithinHours === '' ? (undefined as never) : answerWithinHours,
    },
  }
}
