import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/base/languages/languages.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import type { ProposalFormValues } from './form/proposal-form-values.ts'
import styles from './form/proposal-form.module.css'
import { ProposalView } from './view/proposal-view.tsx'
import { previewOf } from './view/shown-proposal.ts'

interface PreviewButtonProps {
  values: ProposalFormValues
  lang: Language
}

/** Shows what is typed, saved or not, as the traveller will read it. */
export function PreviewButton({ values, lang }: PreviewButtonProps) {
  const { t } = useTranslation('admin')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        className={styles.action}
        leftSection={<IconEye size={18} stroke={1.6} />}
        onClick={() => setOpened(true)}
      >
        {t('proposals.preview')}
      </Button>
      <Dialog
        onlyShows
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('proposals.previewTitle')}
        size="xl"
      >
        {opened && <ProposalView proposal={previewOf(values, lang)} />}
      </Dialog>
    </>
  )
}
