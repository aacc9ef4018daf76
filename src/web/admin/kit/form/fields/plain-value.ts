import { usePanelTexts } from '../../layout/text/panel-texts.tsx'

/** A value of a form in plain words, where nothing better is known of it. */
export function usePlainValue(): (value: unknown) => string {
  const t = usePanelTexts()
  return (value) => {
    if (typeof value === 'boolean') return value ? t('conflict.yes') : t('conflict.no')
    if (Array.isArray(value)) return value.join(', ') || t('conflict.nothing')
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' && value ? value : t('conflict.nothing')
  }
}
