import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import { type Kind, kindFacts } from '#contract/catalogue/kinds.ts'
import { ArrowRight } from '../../ui/icons.tsx'
import { Dropdown } from './dropdown.tsx'
import { type FrameParts, type MenuKind, menuKinds } from './frame-parts.ts'
import styles from './menu-list.module.css'

/** Longer menus stand in columns. */
const few = 8

const kindOfMenu = {
  destinations: 'destination',
  circuits: 'circuit',
  packages: 'package',
  experiences: 'tour',
  incentives: 'incentive',
} as const satisfies Record<MenuKind, Kind>

/** The catalogue's menus; an empty one is not shown. */
export function CatalogueMenus({ menus }: Required<Pick<FrameParts, 'menus'>>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname } = useLocation()
  return menuKinds
    .filter((menu) => menus[menu].total > 0)
    .map((menu) => {
      const { items, total } = menus[menu]
      const kind = kindOfMenu[menu]
      const list = kindFacts[kind].plural
      const rest = total - items.length
      return (
        <Dropdown key={menu} label={t(`common.kinds.${menu}`)} name="catalogue">
          <Link to={paths.list(language, list)} className={styles.all}>
            {t(`lists.all.${list}`)}
            {rest > 0 && ` (${total})`}
            <ArrowRight size={16} />
          </Link>
          <ul className={`${styles.list} ${items.length > few ? styles.columns : styles.few}`}>
            {items.map(({ id, name }) => {
              const path = paths[kind](language, id, name)
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
                <Link to={paths.list(language, list)} className={styles.rest}>
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
