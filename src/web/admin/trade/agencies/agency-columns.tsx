import { IconCalendarDue } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link, useRouteLoaderData } from 'react-router'
import { localDay } from '#contract/base/dates/local-day.ts'
import { dayText } from '#contract/base/dates/day-text.ts'
import { unknownSite } from '#contract/site/identity/site-defaults.ts'
import type { Agency } from '#contract/trade/agency-fields.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { loader as rootLoader } from '#web/root.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import type { Column } from '#web/admin/kit/list/data-table.tsx'
import { RowMenu } from '#web/admin/kit/list/columns/row-menu.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from './agencies.module.css'
import { AgencyStatusMark } from './agency-status.tsx'
import { placeOf } from './cards/place-of.ts'
import { useTermsLabel } from './use-terms-label.ts'

/** The columns of the list of agencies; what is to be looked into again is marked. */
export function useAgencyColumns(now: Date): Column<Agency>[] {
  const t = usePanelTexts()
  const language = useLanguage()
  const termsLabel = useTermsLabel()
  const actions = useActionsColumn<Agency>(({ id, name, users }) => (
    <RowMenu
      name={name}
      editTo={adminPaths.editAgency(id)}
      deletionText={t('agencyForm.deleteText')}
      blocked={users > 0 ? t('agencyForm.hasPeople') : undefined}
      remove={() => panelCall('deleteAgency', { id })}
    />
  ))
  return [
    {
      id: 'name',
      header: t('agencyForm.name'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <span className={styles.agency}>
          <Link to={adminPaths.editAgency(original.id)} className={styles.name}>
            {original.name}
          </Link>
          <span className={styles.note}>{placeOf(original, language)}</span>
          <span className={styles.note} data-until="tablet">
            <AgencyStatusMark status={original.status} />
          </span>
          <RecheckMark agency={original} now={now} />
        </span>
      ),
    },
    {
      id: 'status',
      header: t('agencyForm.status'),
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) => <AgencyStatusMark status={original.status} />,
    },
    {
      id: 'terms',
      header: t('agencyForm.terms'),
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) => termsLabel(original.terms),
    },
    {
      id: 'people',
      header: t('agencyForm.people'),
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) =>
        original.users === 0 ? (
          t('agencyForm.peopleCount', { count: 0 })
        ) : (
          <Link to={adminPaths.usersOf(original.id)}>
            {t('agencyForm.peopleCount', { count: original.users })}
          </Link>
        ),
    },
    actions,
  ]
}

interface RecheckMarkProps {
  agency: Pick<Agency, 'recheckOn'>
  now: Date
}

/** Says that an agency is to be looked into again, from the day that was set for it. */
export function RecheckMark({ agency: { recheckOn }, now }: RecheckMarkProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const { office } = useRouteLoaderData<typeof rootLoader>('root')?.site ?? unknownSite
  if (recheckOn === null || recheckOn > localDay(office.timeZone, now)) return null
  return (
    <span className={styles.due}>
      <IconCalendarDue size={15} stroke={1.8} aria-hidden />
      {t('agencyForm.recheckDue', { day: dayText(recheckOn, language) })}
    </span>
  )
}
