import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useMay } from '#web/admin/kit/api/duties.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** Shows the author of an item's last change, and the way to all its changes; nothing where none is kept. */
export function LastChange({ id }: { id: string }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const may = useMay()
  const { data } = useQuery({
    ...operationQuery('listActivity', { itemId: id, limit: 1 }),
    enabled: may('team'),
  })
  const last = data?.list[0]
  if (!last) return null
  const date = last.creationDate.toLocaleString(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <>
      <dt>{t('activity.lastChange')}</dt>
      <dd>
        <Link to={`${adminPaths.activity}?item=${id}`} title={t('activity.all')}>
          {t('activity.lastChangeText', { date, name: last.actorName })}
        </Link>
      </dd>
    </>
  )
}
