import { useTranslation } from 'react-i18next'

/** A value of a form in plain words, where nothing better is known of it. */
export function usePlainValue(): (value: unknown) => string {
  const { t } = useTranslation('admin')
  return (value) => {
    if (typeof value === 'boolean') return value ? t('conflict.yes') : t('conflict.no')
    if (Array.isArray(value)) return value.join(', ') || t('conflict.nothing')
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' && value ? value : t('conflict.nothing')
  }
}
