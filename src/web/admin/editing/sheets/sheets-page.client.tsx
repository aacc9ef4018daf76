import { Select } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useSearchParams } from 'react-router'
import { kinds } from '#contract/base/kinds.ts'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { ExportCard } from './export-card.tsx'
import { ImportCard } from './import-card.tsx'
import styles from './sheets.module.css'

/** Catalogue and users as files, and files as catalogue. */
export default function SheetsPage() {
  const t = usePanelTexts()
  const [params, setParams] = useSearchParams()
  const kind = kinds.find((each) => each === params.get('kind')) ?? 'destination'
  return (
    <PageFrame title={t('sections.sheets')}>
      <div className={styles.cards}>
        <Select
          className={styles.kind}
          label={t('sheets.kind')}
          data={kinds.map((each) => ({ value: each, label: t(`kinds.${each}`) }))}
          value={kind}
          allowDeselect={false}
          onChange={(value) => value && setParams({ kind: value }, { replace: true })}
        />
        <ExportCard key={`export ${kind}`} kind={kind} />
        <ImportCard key={`import ${kind}`} kind={kind} />
      </div>
    </PageFrame>
  )
}
