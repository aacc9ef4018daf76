import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '../../paths.ts'
import { ArrowRight } from '../../ui/icons.tsx'
import { Dropdown } from './dropdown.tsx'
import { type FrameParts, menuKinds } from './frame-parts.ts'
import styles from './menu-list.module.css'

/** Longer menus stand in columns. */
const few = 8

const itemPaths = {
  destinations: paths.destination,
  circuits: paths.circuit,
  packages: paths.package,
  experiences: paths.tour,
  incentives: paths.incentive,
} as const

const lists = {
  destinations: 'destinations',
  circuits: 'circuits',
  packages: 'packages',
  experiences: 'tours',
  incentives: 'incentives',
} as const

/** The catalogue's menus; an empty one is not shown. */
export function CatalogueMenus({ menus }: Required<Pick<FrameParts, 'menus'>>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname } = useLocation()
  return menuKinds
    .filter((kind) => menus[kind].total > 0)
    .map((kind) => {
      const { items, total } = menus[kind]
      const rest = total - items.length
      return (
        <Dropdown key={kind} label={t(`common.kinds.${kind}`)} name="catalogue">
          <Link to={paths.list(language, lists[kind])} className={styles.all}>
            {t(`lists.all.${lists[kind]}`)}
            {rest > 0 && ` (${total})`}
            <ArrowRight size={16} />
          </Link>
          <ul className={`${styles.list} ${items.length > few ? styles.columns : styles.few}`}>
            {items.map(({ id, name }) => {
              const path = itemPaths[kind](language, id, name)
              return (
                <li key={id}>
                  {/* Not a NavLink, which costs a page of two hundred of them milliseconds. */}
                  <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
                    {name}
                  </Link>
                </li>
              )
            })}
            {rest > 0 && (
              <li>
                <Link to={paths.list(language, lists[kind])} className={styles.rest}>
                  {t('lists.rest', { number: rest })}
                  <ArrowRight size={16} />
                </Link>
              </li>
            )}
          </ul>
        </Dropdown>
      )
    })
}
