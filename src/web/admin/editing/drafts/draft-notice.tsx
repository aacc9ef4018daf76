import { Alert } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { useEditing } from './editing.ts'
import { IgnoredLanguages } from './ignored-languages.tsx'
import type { Drafting } from './use-drafting.tsx'

/** Says that the form shows a draft, and not what visitors see. */
export function DraftNotice({ draft }: { draft: NonNullable<Drafting['draft']> }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const editing = useEditing()
  const date = draft.updatedAt.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Alert mb="md" color="ochre" icon={<IconPencil size={20} />} title={t('drafts.title')}>
      {t('drafts.text', { name: draft.byName, date })}
      <IgnoredLanguages codes={editing?.draft?.ignoredLanguages ?? []} />
    </Alert>
  )
}
