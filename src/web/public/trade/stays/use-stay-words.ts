import { dayText } from '#contract/base/dates/day-text.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'

type Answer = AnswerOf<'reckonStay'>

interface Context {
  from?: string
  to?: string
  on?: string
  note?: string | null
  minNights?: number
  differ?: string[]
  names?: { lang: Language; name: string }[]
}

const differences = [
  'class',
  'board',
  'service',
  'room',
  'bed',
  'per',
  'perNight',
  'pax',
  'ages',
] as const

/** Warnings and missing prices of a stay, in words. */
export function useStayWords() {
  const t = useTexts()
  const language = useLanguage()
  const day = (value: string | undefined) => (value === undefined ? '' : dayText(value, language))
  return {
    unpriced({ night, room, age }: Answer['unpriced'][number]): string {
      if (age !== undefined) {
        return night === undefined
          ? t('stays.unpriced.age', { age })
          : t('stays.unpriced.ageNight', { age, night: day(night) })
      }
      if (room === undefined) return t('stays.unpriced.night', { night: day(night) })
      const named = { room: t(`request.roomKinds.${room}`) }
      return night === undefined
        ? t('stays.unpriced.room', named)
        : t('stays.unpriced.roomNight', { ...named, night: day(night) })
    },
    warning({ code, context }: Answer['warnings'][number]): string {
      const { from, to, on, note, minNights = 0, differ = [], names = [] } = context as Context
      const about = [inLanguage(names, language)?.name, note].filter(Boolean).join(', ')
      const named = differences.filter((each) => differ.includes(each))
      return t(`stays.codes.${code}`, {
        from: day(from),
        to: day(to),
        on: day(on),
        note: about && `(${about})`,
        minNights,
        differ: named.map((each) => t(`stays.differ.${each}`)).join(', '),
      }).trim()
    },
  }
}
