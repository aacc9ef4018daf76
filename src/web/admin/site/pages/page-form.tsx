import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { FormPage } from '#web/admin/kit/form/form-page.tsx'
import { LastChangedBy } from '#web/admin/kit/form/draft/last-changed-by.tsx'
import { PageAside } from './page-aside.tsx'
import { PageTexts } from './page-texts.tsx'
import type { CustomPage } from './page-form-values.ts'
import { usePageConflictLabels, usePageForm } from './use-page-form.ts'

/** A page of the agency's own: its texts, its address and where it is linked. */
export function PageForm({ stored }: { stored?: CustomPage }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const item = usePageForm(stored)
  const conflictLabels = usePageConflictLabels()
  return (
    <FormPage
      title={inLanguage(stored?.details ?? [], language)?.title ?? t('customPages.add')}
      trail={[{ label: t('sections.pages'), to: adminPaths.pages }]}
      item={item}
      canAddAnother={!stored}
      conflictLabels={{
        ...conflictLabels,
        who: stored && <LastChangedBy of={{ itemId: stored.id }} />,
      }}
      actions={
        stored?.status && (
          <Button
            component="a"
            href={paths.page(language, stored.slug)}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconExternalLink size={18} stroke={1.6} />}
          >
            {t('item.onSite')}
          </Button>
        )
      }
      aside={<PageAside item={item} stored={stored} />}
    >
      <PageTexts item={item} isNew={!stored} />
    </FormPage>
  )
}
