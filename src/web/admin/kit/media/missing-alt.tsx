import { Badge } from '@mantine/core'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import type { EditedMedia } from './picture-form.tsx'
import { useLanguagesInUse } from '../form/languages/use-site-languages.ts'

/** Says in which languages a picture still lacks its alternative text; nothing where it needs none. */
export function MissingAlt({ media }: { media: EditedMedia }) {
  const languages = useLanguagesInUse()
  const t = usePanelTexts()
  const missing = languages.filter((language) => !media.alt[language])
  if (media.type === 'video' || media.decorative || missing.length === 0) return null
  const label = t('media.noAlt', { languages: missing.join(', ') })
  return (
    <Badge color="dark.8" variant="filled" size="sm" role="img" aria-label={label} title={label}>
      {t('media.missing')}: {missing.join(' ')}
    </Badge>
  )
}
