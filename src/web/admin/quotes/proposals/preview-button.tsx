import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Language } from '#contract/base/languages/languages.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import type { ProposalFormValues } from './form/proposal-form-values.ts'
import styles from './form/proposal-form.module.css'
import { ProposalView } from './view/proposal-view.tsx'
import { useAgencyDay } from './use-agency-day.ts'
import { previewOf } from './view/shown-proposal.ts'

interface PreviewButtonProps {
  values: ProposalFormValues
  lang: Language
}

/** Shows what is typed, saved or not, as the traveller will read it. */
export function PreviewButton({ values, lang }: PreviewButtonProps) {
  const t = usePanelTexts()
  const [opened, setOpened] = useState(false)
  const today = useAgencyDay()
  return (
    <>
      <Button
        variant="default"
        className={styles.action}
        leftSection={<IconEye size={18} stroke={1.6} />}
        onClick={() => setOpened(true)}
      >
        {t('proposalForm.preview')}
      </Button>
      <Dialog
        onlyShows
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('proposalForm.previewTitle')}
        size="xl"
      >
        {opened && <ProposalView proposal={previewOf(values, lang, today)} />}
      </Dialog>
    </>
  )
}
