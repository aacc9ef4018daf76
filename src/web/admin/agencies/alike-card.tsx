import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DetailedAgency } from '#contract/trade/agencies.ts'
import { adminPaths } from '../admin-paths.ts'
import { Card } from '../kit/layout/card.tsx'
import styles from './agencies.module.css'
import { useMerge } from './use-merge.tsx'

interface AlikeCardProps {
  agency: DetailedAgency
  /** Whether the form holds what is not saved, which a merge would lose. */
  hasChanges: boolean
}

/** Agencies that may be this one under another name. */
export function AlikeCard({ agency, hasChanges }: AlikeCardProps) {
  const { t } = useTranslation('admin')
  const askToMerge = useMerge()
  return (
    <Card title={t('agencies.alike')} hint={t('agencies.alikeHint')}>
      <ul className={styles.rows}>
        {agency.alike.map((other) => (
          <li key={other.id} className={styles.row}>
            <span>
              <Link to={adminPaths.editAgency(other.id)} className={styles.name}>
                {other.name}
              </Link>
              <span className={styles.note}>{t(`agencies.because.${other.because}`)}</span>
            </span>
            <Button
              variant="default"
              size="compact-md"
              disabled={hasChanges}
              aria-label={t('agencies.mergeWith', { name: other.name })}
              onClick={() => askToMerge(agency, other)}
            >
              {t('agencies.merge')}
            </Button>
          </li>
        ))}
      </ul>
      {hasChanges && <p className={styles.note}>{t('agencies.mergeUnsaved')}</p>}
    </Card>
  )
}
