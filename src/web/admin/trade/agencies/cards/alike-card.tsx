import { Button } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { DetailedAgency } from '#contract/trade/agencies.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import styles from '../agencies.module.css'
import { useMerge } from '../use-merge.tsx'

interface AlikeCardProps {
  agency: DetailedAgency
  /** Whether the form holds what is not saved, which a merge would lose. */
  hasChanges: boolean
}

/** The two that matched who registered for this one, which then stands beside them. */
export function SuggestedCard(props: AlikeCardProps) {
  const t = usePanelTexts()
  const others = props.agency.suggested.map(({ by, ...other }) => ({ ...other, because: by }))
  const words = { title: t('agencyForm.suggested'), hint: t('agencyForm.suggestedHint') }
  return <OthersCard {...props} {...words} others={others} />
}

/** Agencies that may be this one under another name, beyond those that are suggested. */
export function AlikeCard(props: AlikeCardProps) {
  const t = usePanelTexts()
  const { alike, suggested } = props.agency
  const others = alike.filter(({ id }) => !suggested.some((each) => each.id === id))
  if (others.length === 0) return null
  const words = { title: t('agencyForm.alike'), hint: t('agencyForm.alikeHint') }
  return <OthersCard {...props} {...words} others={others} />
}

interface OthersCardProps extends AlikeCardProps {
  title: string
  hint: string
  others: DetailedAgency['alike']
}

function OthersCard({ agency, hasChanges, title, hint, others }: OthersCardProps) {
  const t = usePanelTexts()
  const askToMerge = useMerge()
  return (
    <Card title={title} hint={hint}>
      <ul className={styles.rows}>
        {others.map((other) => (
          <li key={other.id} className={styles.row}>
            <span>
              <Link to={adminPaths.editAgency(other.id)} className={styles.name}>
                {other.name}
              </Link>
              <span className={styles.note}>{t(`agencyForm.because.${other.because}`)}</span>
            </span>
            <Button
              variant="default"
              size="compact-md"
              disabled={hasChanges}
              aria-label={t('agencyForm.mergeWith', { name: other.name })}
              onClick={() => askToMerge(agency, other)}
            >
              {t('agencyForm.merge')}
            </Button>
          </li>
        ))}
      </ul>
      {hasChanges && <p className={styles.note}>{t('agencyForm.mergeUnsaved')}</p>}
    </Card>
  )
}
