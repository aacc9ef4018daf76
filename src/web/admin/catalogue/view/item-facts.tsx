import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Details } from '#contract/catalogue/facts/details.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { effectiveTags, type TaggedItem } from '#contract/catalogue/places/tags.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { LanguageDots } from '#web/admin/kit/list/columns/language-dots.tsx'
import { StarToggle, StatusSwitch } from '../list/toggle-switch.tsx'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { LastChange } from './last-change.tsx'
import styles from './item-facts.module.css'

interface ItemFactsProps {
  kind: Kind
  item: {
    id: string
    details: Details
    status: boolean
    starred?: boolean
    showVideo?: boolean
    tags?: string[]
    inheritedTags?: string[]
    bannedTags?: string[]
  }
  name: string
  /** Rows of the kind's own: label and value. */
  rows?: readonly (readonly [string, ReactNode])[]
}

/** Shows an item in short: switches, its kind's own facts, and its effective tags. */
export function ItemFacts({ kind, item, name, rows = [] }: ItemFactsProps) {
  const t = usePanelTexts()
  const { toggleStatus, toggleStarred } = operationsOfKind[kind]
  return (
    <>
      <Card title={t('item.facts')}>
        <dl className={styles.facts}>
          <dt>{t('item.enabledState')}</dt>
          <dd>
            <StatusSwitch
              id={item.id}
              operation={toggleStatus}
              value={item.status}
              label={t('list.enable', { name })}
              kind={kind}
              name={name}
            />
          </dd>
          {toggleStarred && (
            <>
              <dt>{t('item.starredState')}</dt>
              <dd>
                <StarToggle
                  id={item.id}
                  operation={toggleStarred}
                  field="starred"
                  value={item.starred ?? false}
                  label={t('list.star', { name })}
                />
              </dd>
            </>
          )}
          {item.showVideo !== undefined && (
            <>
              <dt>{t('item.video')}</dt>
              <dd>{t(item.showVideo ? 'conflict.yes' : 'conflict.no')}</dd>
            </>
          )}
          <dt>{t('list.languages')}</dt>
          <dd>
            <LanguageDots details={item.details} />
          </dd>
          {rows.map(([label, value]) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <LastChange id={item.id} />
        </dl>
      </Card>
      {item.tags && <Tags {...item} tags={item.tags} />}
    </>
  )
}

function Tags(item: TaggedItem) {
  const t = usePanelTexts()
  const { tags } = item
  const inherited = effectiveTags(item).filter((tag) => !tags.includes(tag))
  return (
    <Card title={t('item.tags')}>
      {tags.length + inherited.length === 0 && <p className={styles.none}>{t('item.noTags')}</p>}
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Badge variant="light" color="pampas" className={styles.tag}>
                {tag}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {inherited.length > 0 && (
        <div className={styles.inherited}>
          <p>{t('form.inherited')}</p>
          <ul className={styles.tags}>
            {inherited.map((tag) => (
              <li key={tag}>
                <Badge variant="default" className={styles.tag}>
                  {tag}
                </Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
