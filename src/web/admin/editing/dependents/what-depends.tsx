import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { type Kind, kindFacts } from '#contract/base/kinds.ts'
import { answeredKinds } from '#contract/catalogue/kinds/cards.ts'
import type { AnswerOf } from '#contract/index.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import styles from './what-depends.module.css'

type Dependents = AnswerOf<'listDependents'>

/** No destination depends on anything. */
const dependentKinds = answeredKinds.filter((kind) => kind !== 'destination')

const counts = ['openQuotes', 'proposals', 'clientViews', 'scheduled'] as const

/** Whether anything depends on an item. */
export function isDependedOn(dependents: Dependents): boolean {
  return Object.values(dependents).some((each) =>
    typeof each === 'number' ? each > 0 : each.length > 0,
  )
}

/** The kinds of which items depend on one, with their lists. */
export function dependentKindsIn(dependents: Dependents) {
  return dependentKinds
    .map((of) => ({ of, list: kindFacts[of].plural }))
    .filter(({ list }) => dependents[list].length > 0)
}

interface WhatDependsProps {
  kind: Kind
  id: string
  onFollow?: () => void
}

/** Lists the dependents of an item, to be seen before it is disabled or deleted; nothing if there are none. */
export function WhatDepends({ kind, id, onFollow }: WhatDependsProps) {
  const t = usePanelTexts()
  const { data } = useQuery(operationQuery('listDependents', { kind, id }))
  if (!data) return <p role="status">{t('dependents.looking')}</p>
  if (!isDependedOn(data)) return <p role="status">{t('dependents.nothing')}</p>
  const named = dependentKindsIn(data)
  return (
    <div className={styles.dependents} role="status">
      <p>{t('dependents.title')}</p>
      <ul className={styles.list}>
        {named.map(({ list, of }) => (
          <li key={list}>
            {t(`sections.${list}`)}:{' '}
            {data[list].map((item, place) => (
              <span key={item.id}>
                {place > 0 && ', '}
                <Link to={adminPaths.view(of, item.id)} {...(onFollow && { onClick: onFollow })}>
                  {item.name || t('list.unnamed')}
                </Link>
              </span>
            ))}
          </li>
        ))}
        {data.starredIn.map((item) => (
          <li key={item.id}>{t('dependents.starredIn', { name: item.name })}</li>
        ))}
        {counts
          .filter((each) => data[each] > 0)
          .map((each) => (
            <li key={each}>{t(`dependents.${each}`, { count: data[each] })}</li>
          ))}
      </ul>
    </div>
  )
}
