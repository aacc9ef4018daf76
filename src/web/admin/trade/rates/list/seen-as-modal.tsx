import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import tableStyles from '#web/public/trade/rates/rate-table.module.css'
import { RateRows } from '#web/public/trade/rates/rate-rows.tsx'
import { AgencySelect } from '../../agencies/agency-select.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { useToday } from '#web/public/trade/rates/use-today.ts'
import styles from '../rates.module.css'

interface SeenAsModalProps {
  rate: Rate
  opened: boolean
  onClose: () => void
}

/** A rate exactly as an agency's people see it: by its terms, its rate lists and today's day. */
export function SeenAsModal({ rate, opened, onClose }: SeenAsModalProps) {
  const t = usePanelTexts()
  const [agencyId, setAgencyId] = useState('')
  return (
    <Dialog onlyShows opened={opened} onClose={onClose} title={t('rateForm.seeAsTitle')} size="xl">
      <div className={styles.modal}>
        <AgencySelect label={t('rateForm.agency')} value={agencyId} onChange={setAgencyId} />
        {agencyId === '' ? (
          <p className={styles.note}>{t('rateForm.chooseAgency')}</p>
        ) : (
          <SeenBy agencyId={agencyId} rate={rate} />
        )}
      </div>
    </Dialog>
  )
}

function SeenBy({ agencyId, rate }: { agencyId: string; rate: Rate }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const { entityType, entityId, sheet } = rate
  const asked = {
    entityType,
    entityId,
    sheet,
    asAgency: agencyId,
    sort: 'item' as const,
    limit: seenAtOnce,
  }
  const today = useToday()
  const query = useQuery({ ...operationQuery('listRates', asked), staleTime: 0 })
  return (
    <QueryView query={query}>
      {({ list }) => {
        const seen = list.find(({ id }) => id === rate.id)
        if (!seen) return <p>{t('rateForm.seesNothing')}</p>
        const isNet = seen.seasons.every(({ lines }) =>
          lines.every(({ gross }) => gross === undefined),
        )
        return (
          <table className={tableStyles.table}>
            <RateRows
              rate={seen}
              isNet={isNet}
              today={today}
              isNew={false}
              href={paths[entityType](language, entityId)}
            />
          </table>
        )
      }}
    </QueryView>
  )
}

/** More than one item has in one rate list. */
const seenAtOnce = 200
