import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type FirstStep, firstSteps } from '#contract/site/first-steps.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useMay } from '#web/admin/kit/api/duties.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useUndoToast } from '#web/admin/kit/layout/undo-toast.tsx'
import styles from './first-steps.module.css'

/** Where each step is taken. */
const placeOf: Record<FirstStep, string> = {
  name: adminPaths.site,
  logo: adminPaths.siteSection('look'),
  contact: adminPaths.siteSection('contact'),
  privacy: adminPaths.pages,
  destination: adminPaths.add('destination'),
  experience: adminPaths.add('tour'),
  languages: adminPaths.siteSection('languages'),
  mail: adminPaths.siteSection('mail'),
}

/** Leads through a new installation; gone once every step is done, or where its reader has put it away. */
export function FirstSteps() {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const offerUndo = useUndoToast()
  const may = useMay()
  const query = operationQuery('getFirstSteps', {})
  const { data } = useQuery({ ...query, enabled: may('site') })
  if (!data || data.hidden || data.steps.every(({ done }) => done)) return null

  const count = data.steps.filter(({ done }) => done).length
  const setHidden = async (hidden: boolean) => {
    await panelCall('hideFirstSteps', { hidden })
    await client.invalidateQueries(query)
  }
  const hide = async () => {
    try {
      await setHidden(true)
      offerUndo(t('firstSteps.hidden'), () => setHidden(false))
    } catch (failure) {
      showFailure(failure)
    }
  }
  return (
    <div className={styles.card}>
      <Card
        title={t('firstSteps.title')}
        hint={t('firstSteps.progress', { count, all: firstSteps.length })}
        actions={
          <Button variant="subtle" onClick={() => void hide()}>
            {t('firstSteps.hide')}
          </Button>
        }
      >
        <ol className={styles.steps}>
          {data.steps.map(({ step, done }) => (
            <li key={step} data-done={done}>
              {done ? (
                <IconCircleCheckFilled size={20} aria-hidden />
              ) : (
                <IconCircle size={20} stroke={1.6} aria-hidden />
              )}
              <div>
                <Link to={placeOf[step]}>{t(`firstSteps.steps.${step}`)}</Link>
                {done ? (
                  <span className={styles.note}> {t('firstSteps.done')}</span>
                ) : (
                  <p className={styles.note}>{t(`firstSteps.why.${step}`)}</p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}
