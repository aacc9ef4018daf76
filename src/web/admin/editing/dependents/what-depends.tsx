import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Kind } from '#contract/base/kinds.ts'
import type { AnswerOf } from '#contract/index.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import styles from './what-depends.module.css'

type Dependents = AnswerOf<'listDependents'>

const lists = [
  ['circuits', 'circuit'],
  ['packages', 'package'],
  ['tours', 'tour'],
  ['hotels', 'hotel'],
  ['incentives', 'incentive'],
] as const

const counts = ['openQuotes', 'proposals', 'clientViews', 'scheduled'] as const

/** Whether anything depends on an item. */
export function isDependedOn(dependents: Dependents): boolean {
  return Object.values(dependents).some((each) =>
    typeof each === 'number' ? each > 0 : each.length > 0,
  )
}

/** Lists the dependents of an item, to be seen before it is disabled or deleted; nothing if there are none. */
export function WhatDepends({
  kind,
  id,
  onFollow,
}: {
  kind: Kind
  id: string
  onFollow?: () => void
}) {
  const { t } = useTranslation('admin')
  const { data } = useQuery(operationQuery('listDependents', { kind, id }))
  if (!data) return <p role="status">{t('dependents.looking')}</p>
  if (!isDependedOn(data)) return <p role="status">{t('dependents.nothing')}</p>
  const named = lists.filter(([list]) => data[list].length > 0)
  return (
    <div className={styles.dependents} role="status">
      <p>{t('dependents.title')}</p>
      <ul className={styles.list}>
        {named.map(([list, of]) => (
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
