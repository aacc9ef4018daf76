import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import { kindFacts, type MenuKind } from '#contract/base/kinds.ts'
import { CustomPageItems } from '#web/public/site/pages/custom-page-items.tsx'
import { Dropdown } from './dropdown.tsx'
import type { FrameParts, MenuGroup, MenuItem } from '../frame-parts.ts'
import styles from './menu-list.module.css'

type CatalogueMenusProps = Required<Pick<FrameParts, 'menus'>> & Pick<FrameParts, 'pages'>

/** Longer menus stand in columns. */
const few = 8

/** The catalogue's menus; an empty one is not shown. The last leads to what has none of its own. */
export function CatalogueMenus({ menus, pages }: CatalogueMenusProps) {
  return (
    <>
      <KindMenus menus={menus} />
      <MoreMenu pages={pages} />
    </>
  )
}

/** The visitor's journey; hotels, which are too many to list; who we are; and what the agency has written. */
function MoreMenu({ pages }: Pick<FrameParts, 'pages'>) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <Dropdown label={t('common.more')} name="catalogue">
      <ul className={`${styles.list} ${styles.few}`}>
        <li>
          <a href={paths.openQuote(language)}>{t('request.ask')}</a>
        </li>
        <li>
          <a href={paths.list(language, 'hotels')}>{t('common.kinds.hotels')}</a>
        </li>
        <li>
          <a href={paths.aboutUs(language)}>{t('about.title')}</a>
        </li>
        <CustomPageItems pages={pages?.header} />
      </ul>
    </Dropdown>
  )
}

function KindMenus({ menus }: Required<Pick<FrameParts, 'menus'>>) {
  const t = useTexts()
  const language = useLanguage()
  return menus
    .filter(({ total }) => total > 0)
    .map(({ kind, items, groups, total }) => {
      const list = kindFacts[kind].plural
      const rest = groups.length > 0 ? 0 : total - items.length
      const lines = groups.flatMap((group) => [group, ...group.items]).length + items.length
      return (
        <Dropdown key={kind} label={t(`common.kinds.${list}`)} name="catalogue">
          <a href={paths.list(language, list)} className={styles.all} data-sign="arrow">
            {t(`lists.all.${list}`)}
            {(rest > 0 || groups.length > 0) && ` (${total})`}
          </a>
          <ul className={`${styles.list} ${lines > few ? styles.columns : styles.few}`}>
            {groups.map((group) => (
              <Group key={group.to} kind={kind} group={group} />
            ))}
            <Items kind={kind} items={items} />
            {rest > 0 && (
              <li>
                <a href={paths.list(language, list)} className={styles.rest} data-sign="arrow">
                  {t('lists.rest', { number: rest })}
                </a>
              </li>
            )}
          </ul>
        </Dropdown>
      )
    })
}

/** A country leads to its page, and so does what is left out of it. */
function Group({
  kind,
  group: { name, lang, to, items, total },
}: {
  kind: MenuKind
  group: MenuGroup
}) {
  return (
    <li>
      <a href={to} className={items.length > 0 ? styles.group : undefined} lang={lang}>
        {name}
        {total > items.length && ` (${total})`}
      </a>
      {items.length > 0 && (
        <ul className={styles.inGroup}>
          <Items kind={kind} items={items} />
        </ul>
      )}
    </li>
  )
}

function Items({ kind, items }: { kind: MenuKind; items: readonly MenuItem[] }) {
  const language = useLanguage()
  return items.map(({ id, name, lang }) => (
    <li key={id}>
      <a href={paths[kind](language, id, name)} lang={lang}>
        {name}
      </a>
    </li>
  ))
}
