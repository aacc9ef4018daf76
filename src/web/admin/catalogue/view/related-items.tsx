import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { Kind } from '#contract/base/kinds.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type { ListedItem } from '../list/item-columns.tsx'
import { useNameOf } from '../use-name-of.ts'
import { Thumbnail } from '../thumbnail.tsx'
import styles from './related-items.module.css'

interface RelatedItemsProps<Item extends ListedItem> {
  title: string
  kind: Kind
  items: readonly Item[] | undefined
  none: string
  /** Under the title. */
  hint?: string
  actions?: ReactNode
  /** Under the name. */
  noteOf?: (item: Item) => ReactNode
  /** At the right of a row. */
  toolsOf?: (item: Item, name: string) => ReactNode
}

/** Items that belong to the one being viewed, each with the way to it. */
export function RelatedItems<Item extends ListedItem>(props: RelatedItemsProps<Item>) {
  const { title, kind, items, none, hint, actions, noteOf, toolsOf } = props
  return (
    <Card title={items ? `${title} (${items.length})` : title} hint={hint} actions={actions}>
      <FocusKeeper ids={items?.map(({ id }) => id) ?? []}>
        <ItemRows kind={kind} items={items ?? []} noteOf={noteOf} toolsOf={toolsOf} />
      </FocusKeeper>
      {items?.length === 0 && <NoneYet text={none} />}
    </Card>
  )
}

/** In the place of rows. */
export function NoneYet({ text }: { text: string }) {
  return <p className={styles.none}>{text}</p>
}

type ItemRowsProps<Item extends ListedItem> = Pick<
  RelatedItemsProps<Item>,
  'kind' | 'noteOf' | 'toolsOf'
> & { items: readonly Item[] }

export function ItemRows<Item extends ListedItem>(props: ItemRowsProps<Item>) {
  const { kind, items, noteOf, toolsOf } = props
  const t = usePanelTexts()
  const nameOf = useNameOf()
  return (
    <ul className={styles.rows}>
      {items.map((item) => {
        const name = nameOf(item)
        return (
          <li key={item.id} className={styles.row} data-item={item.id}>
            <Thumbnail media={item.mainImage ?? null} size="small" />
            <div className={styles.text}>
              <Link to={adminPaths.view(kind, item.id)}>{name}</Link>
              <span className={styles.note}>
                {noteOf?.(item)}
                {!item.status && <em>{t('list.disabled')}</em>}
              </span>
            </div>
            {toolsOf && <div className={styles.tools}>{toolsOf(item, name)}</div>}
          </li>
        )
      })}
    </ul>
  )
}
