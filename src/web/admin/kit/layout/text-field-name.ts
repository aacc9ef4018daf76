import { useTranslation } from 'react-i18next'
import type { AdminTexts } from '../../../i18n/admin-texts.ts'

type FurtherName = keyof AdminTexts['texts']['names']
type OwnName = 'name' | 'description'

/** What a text of an item or of its days is called, by its path: `summary`, `itinerary.3.title`. */
export function useTextFieldName(): (path: string) => string {
  const { t, i18n } = useTranslation('admin')
  const isFurther = (name: string): name is FurtherName =>
    i18n.exists(`texts.names.${name}.label`, { ns: 'admin' })
  const isOwn = (name: string): name is OwnName => name === 'name' || name === 'description'
  return (path) => {
    const [root = '', day = '', part] = path.split('.')
    if (root === 'itinerary') {
      const what = t(part === 'title' ? 'translations.dayTitle' : 'translations.dayText')
      return t('translations.day', { day, what })
    }
    if (isOwn(root)) return t(`form.${root}`).toLocaleLowerCase()
    return isFurther(root) ? t(`texts.names.${root}.label`).toLocaleLowerCase() : root
  }
}
