import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from './people.module.css'
import { PersonCard } from './person-card.tsx'
import { saveFile } from '#web/shared/api/save-file.ts'

/** Page of the data kept about people: handing out, erasing, and subscribers to news. */
export default function PeoplePage() {
  const t = usePanelTexts()
  return (
    <PageFrame title={t('sections.people')} width="form">
      <div className={styles.cards}>
        <PersonCard />
        <MarketingCard />
      </div>
    </PageFrame>
  )
}

function MarketingCard() {
  const t = usePanelTexts()
  const showFailure = useFailureToast()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile(await panelCall('exportMarketing'))
    } catch (failure) {
      showFailure(failure)
    }
    setBusy(false)
  }
  return (
    <Card title={t('people.marketingTitle')} hint={t('people.marketingHint')}>
      <div className={styles.buttons}>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={18} stroke={1.6} />}
          onClick={() => void download()}
        >
          {t('people.marketingExport')}
        </Button>
      </div>
    </Card>
  )
}
