import type { Redirect } from '#contract/site/redirects/redirects.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import { RowMenu } from '#web/admin/kit/list/columns/row-menu.tsx'
import type { Column } from '#web/admin/kit/list/data-table.tsx'
import styles from './redirects.module.css'
import { TargetName } from './target-name.tsx'

/** The columns of the list of redirects, and what can be done with one. */
export function useRedirectColumns(onEdit: (redirect: Redirect) => void): Column<Redirect>[] {
  const t = usePanelTexts()
  const actions = useActionsColumn<Redirect>((redirect) => {
    const { id, from: name } = redirect
    const remove = () => panelCall('deleteRedirect', { id })
    return <RowMenu name={name} onEdit={() => onEdit(redirect)} remove={remove} />
  })
  return [
    {
      id: 'from',
      header: t('redirectForm.from'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <>
          <span className={styles.address} translate="no">
            {original.from}
          </span>
          <span className={styles.note} data-until="tablet">
            <TargetName to={original.to} />
          </span>
        </>
      ),
    },
    {
      id: 'to',
      header: t('redirectForm.to'),
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <span className={styles.address}>
          <TargetName to={original.to} />
        </span>
      ),
    },
    {
      id: 'hits',
      header: t('redirectForm.hits'),
      align: 'end',
      enableSorting: false,
      cell: ({ row: { original } }) => original.hits,
    },
    actions,
  ]
}
