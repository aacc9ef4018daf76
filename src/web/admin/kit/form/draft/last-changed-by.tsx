import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import type { ChangedKind } from '#contract/base/changed-kinds.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { useMay } from '../../api/duties.tsx'
import { operationQuery } from '../../api/queries.ts'

interface LastChangedByProps {
  /** Of what: an item, or all of a kind. */
  of: { itemId: string } | { kind: ChangedKind }
}

/** Shows the author and time of something's last change, as known this moment. */
export function LastChangedBy({ of }: LastChangedByProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const may = useMay()
  const { data } = useQuery({
    ...operationQuery('listActivity', { ...of, limit: 1 }),
    enabled: may('team'),
    staleTime: 0,
    gcTime: 0,
  })
  const last = data?.list[0]
  if (!last) return null
  const date = last.creationDate.toLocaleString(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return <p>{t('conflict.by', { name: last.actorName, date })}</p>
}
