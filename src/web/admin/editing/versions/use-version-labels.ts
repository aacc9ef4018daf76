import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Details } from '#contract/catalogue/facts/details.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { isLanguage } from '#contract/base/languages/languages.ts'
import { durationText } from '#web/shared/i18n/fact-labels.ts'
import type { TextKey } from '#texts/translate.ts'
import { usePlainValue } from '#web/admin/kit/form/fields/plain-value.ts'
import { adminListParams, operationQuery } from '#web/admin/kit/api/queries.ts'
import { useConflictLabels } from '#web/admin/catalogue/form/conflict-labels.ts'
import type {
  DayFormValues,
  TransferFormValues,
} from '#web/admin/catalogue/itineraries/days/days-form-values.ts'
import { useNameOf } from '#web/admin/catalogue/use-name-of.ts'
import type { AnsweredItem } from './compared-values.ts'

const dayFields = {
  destinationId: 'destination',
  overnight: 'overnight',
  hotelId: 'hotel',
  orSimilar: 'orSimilar',
  alternativeHotelIds: 'alternatives',
  tourIds: 'experiences',
  optionalTourIds: 'optional',
  meals: 'meals',
  transfers: 'transfers',
} as const satisfies Partial<Record<keyof DayFormValues, string>>

function isDayField(name: string | undefined): name is keyof typeof dayFields {
  return name !== undefined && Object.hasOwn(dayFields, name)
}

/** The things that an item belongs to and leads to, as details hold them. */
interface Thing {
  id: string
  name?: string
  details?: Details
}

const thingFields = ['region', 'category', 'destination', 'destinations', 'tours', 'hotels']

/** The fields of two states of an item in words, and their values. */
export function useVersionLabels(kind: Kind, items: readonly AnsweredItem[]) {
  const t = usePanelTexts()
  const plain = usePlainValue()
  const names = useNames(kind, items)
  const fields = useConflictLabels(names)
  const nameOf = (id: string) => names.get(id) ?? id

  const dayValue = (field: string | undefined, value: unknown): string | undefined => {
    if (field === 'meals') {
      return (value as string[]).map((meal) => t(`journey.meals.${meal}` as TextKey)).join(', ')
    }
    if (field === 'overnight') {
      const night = value as string
      return night && t(`journey.overnight.${night}` as TextKey)
    }
    if (field === 'transfers') {
      return (value as TransferFormValues[]).map(transferText).join('\n')
    }
    if (Array.isArray(value)) return value.map(nameOf).join(', ')
    return typeof value === 'string' ? (names.get(value) ?? value) : undefined
  }
  const transferText = ({ mode, minutes, toDestinationId }: TransferFormValues) => {
    const way = t(`journey.modes.${mode}`)
    const place = names.get(toDestinationId)
    const to = place ? t('journey.transferTo', { mode: way, place }) : way
    return [to, durationText(minutes === '' ? null : minutes, t)].filter(Boolean).join(', ')
  }
  return {
    labelOf: (path: string): string => {
      const [root, day, field, lang, part] = path.split('.')
      if (root !== 'itinerary') return fields.labelOf(path)
      const number = t('journey.day', { day: Number(day) })
      if (isDayField(field)) return `${number}: ${t(`dayForm.${dayFields[field]}`)}`
      if (!isLanguage(lang)) return number
      const text = t(part === 'title' ? 'dayForm.dayTitle' : 'dayForm.dayText')
      return `${number}: ${text} (${t(`common.languages.${lang}`)})`
    },
    show: (path: string, value: unknown): string => {
      const [root, , field] = path.split('.')
      const words = root === 'itinerary' ? dayValue(field, value) : fields.show?.(path, value)
      return words || plain(value)
    },
  }
}

/** The names of all that the items name, by id. */
function useNames(kind: Kind, items: readonly AnsweredItem[]): Map<string, string> {
  const nameOf = useNameOf()
  const isJourney = kind === 'circuit' || kind === 'package'
  // Extensions are named by id alone.
  const { data } = useQuery({
    ...operationQuery('listPackages', adminListParams),
    enabled: isJourney,
  })
  const things = items.flatMap((item) =>
    thingFields.flatMap((field) => (item[field] ?? []) as Thing | Thing[]),
  )
  const named = [...(data?.list ?? []), ...things].map((thing: Thing): [string, string] => [
    thing.id,
    thing.name ?? nameOf({ details: thing.details ?? [] }),
  ])
  return new Map(named)
}
