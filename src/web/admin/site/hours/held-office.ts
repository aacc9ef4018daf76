import { defaultOffice, type Office, weekdays } from '#contract/site/office/office.ts'
import type { PayloadOf } from '#contract/index.ts'
import type { HeldNumber } from '#web/admin/kit/form/fields/number-field.tsx'
import type { PanelSite } from '../form/held-texts.ts'

export type Weekday = (typeof weekdays)[number]

/** From and to, `HH:MM`; the end of the day is 24:00. */
export type OfficeSpan = [from: string, to: string]

export type WeekHours = Record<Weekday, OfficeSpan[]>

export type HeldOffice = {
  office: {
    timeZone: string
    hours: WeekHours
    holidays: string
    closedDays: string[]
    openDays: string[]
    answerWithinHours: HeldNumber
  }
}

type AnsweredOffice = Pick<PanelSite['office'], keyof Office>

export function holdOffice({ office }: { office: AnsweredOffice }): HeldOffice {
  const { timeZone, hours, holidays, closedDays, openDays, answerWithinHours } = office
  const held = weekdays.map((weekday) => [weekday, hours[weekday]] as const)
  return {
    office: {
      timeZone,
      hours: Object.fromEntries(held) as WeekHours,
      holidays: holidays ?? '',
      closedDays,
      openDays,
      answerWithinHours,
    },
  }
}

/** The product's own hours. */
export const usualOffice = holdOffice({ office: defaultOffice })

/** Whether somebody has said nothing else than the product. */
export function isUsualOffice(held: HeldOffice): boolean {
  return JSON.stringify(held) === JSON.stringify(usualOffice)
}

export function writeOffice(held: HeldOffice): PayloadOf<'editSite'> {
  if (isUsualOffice(held)) return { office: null }
  const { holidays, answerWithinHours, ...office } = held.office
  return {
    office: {
      ...office,
      holidays: holidays || null,
      // Nothing is refused as missing.
      answerWithinHours: answerWithinHours === '' ? (undefined as never) : answerWithinHours,
    },
  }
}
