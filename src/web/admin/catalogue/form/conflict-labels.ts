import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { isTextField } from '#contract/catalogue/facts/texts.ts'
import { fallbackLanguage, isLanguage } from '#contract/base/languages/languages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { ConflictLabels } from '#web/admin/kit/form/draft/conflict-modal.tsx'
import { useTextLabels } from './texts/use-text-labels.ts'
import type { DayFormValues } from '../itineraries/days/days-form-values.ts'
import { useFactConflict } from './facts/use-fact-conflict.ts'

const fields = {
  regionId: 'region',
  destinationId: 'destination',
  destinationIds: 'itinerary',
  categoryId: 'category',
  category: 'hotelCategory',
  tourIds: 'tours',
  keyTourIds: 'keyTours',
  hotelIds: 'hotels',
  tags: 'tags',
  bannedTags: 'inherited',
  status: 'status',
  starred: 'starred',
  showVideo: 'showVideo',
  days: 'days',
  nights: 'nights',
} as const

function isField(name: string | undefined): name is keyof typeof fields {
  return name !== undefined && Object.hasOwn(fields, name)
}

/** Returns the labels of catalogue fields in a comparison of two versions; `names` are those of ids. */
export function useConflictLabels(names?: ReadonlyMap<string, string>): ConflictLabels {
  const t = usePanelTexts()
  const language = useLanguage()
  const facts = useFactConflict()
  const texts = useTextLabels()
  const daysInLine = (value: unknown) =>
    (value as DayFormValues[])
      .map(({ day, details }) => {
        const number = t('journey.day', { day })
        return [number, details[language].title || details[fallbackLanguage].title]
          .filter(Boolean)
          .join(': ')
      })
      .join('\n') || undefined
  const nameOf = (id: unknown) => (typeof id === 'string' ? names?.get(id) : undefined)
  return {
    labelOf: (path) => {
      const [root, lang, field] = path.split('.')
      if (root === 'facts') return facts.labelOf(path)
      if (isLanguage(lang) && field !== undefined && isTextField(field)) {
        return `${texts.labelOf(field)} (${t(`common.languages.${lang}`)})`
      }
      if (root === 'itinerary') return t('dayForm.title')
      if (root === 'extensionIds') return t('factForm.extensions.title')
      if (root === 'aliases') return t('factForm.aliases.label')
      return isField(root) ? t(`form.${fields[root]}`) : path
    },
    show: (path, value) => {
      const field = path.split('.')[2] ?? ''
      if (path.startsWith('details.') && isTextField(field)) {
        return texts.lineOf(field, value) || undefined
      }
      if (path === 'itinerary') return daysInLine(value)
      if (path.startsWith('facts.')) return facts.show(path, value)
      if (!Array.isArray(value)) return nameOf(value)
      const known = value.map(nameOf)
      return known.length > 0 && known.every(Boolean) ? known.join(', ') : undefined
    },
  }
}
