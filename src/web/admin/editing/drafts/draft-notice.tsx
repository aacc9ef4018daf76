import { Alert } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { Drafting } from './use-drafting.tsx'

/** Says that the form shows a draft, and not what visitors see. */
export function DraftNotice({ draft }: { draft: NonNullable<Drafting['draft']> }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const date = draft.updatedAt.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Alert mb="md" color="ochre" icon={<IconPencil size={20} />} title={t('drafts.title')}>
      {t('drafts.text', { name: draft.byName, date })}
    </Alert>
  )
}
