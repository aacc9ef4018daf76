import type { ReactNode } from 'react'
import { withMonth } from '#contract/base/addresses/month-query.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Close } from '#web/shared/ui/marks/icons.tsx'
import styles from './shortlist-line.module.css'
import { moved } from '../shortlist-items.ts'

interface ArrangeLinksProps {
  item: string
  name: string
  items: readonly string[]
  /** Chosen month, 1 to 12, for the prices. */
  month: number | undefined
}

/** Takes an item one place up, one down, or out: each leads to the list as it is then, and needs no scripts. */
export function ArrangeLinks({ item, name, items, month }: ArrangeLinksProps) {
  const t = useTexts()
  const at = items.indexOf(item)
  const without = items.filter((each) => each !== item)
  return (
    <div className={styles.arrange} data-unprinted="">
      {without.length > 0 && (
        <>
          <ArrangeLink
            label={`${t('shortlist.up')}: ${name}`}
            month={month}
            next={at > 0 ? moved(items, item, -1) : undefined}
            arrow={styles.up}
          />
          <ArrangeLink
            label={`${t('shortlist.down')}: ${name}`}
            month={month}
            next={at < without.length ? moved(items, item, 1) : undefined}
            arrow={styles.down}
          />
        </>
      )}
      <ArrangeLink label={t('shortlist.remove')} further={name} month={month} next={without}>
        <Close />
      </ArrangeLink>
    </div>
  )
}

interface ArrangeLinkProps {
  /** Text of the link; the link that is to have the focus on the next page says the same. */
  label: string
  further?: string
  /** Without it there is nowhere to go: the link stays, for who comes from a place where there was. */
  next: readonly string[] | undefined
  month: number | undefined
  /** The class that turns the arrow. */
  arrow?: string
  children?: ReactNode
}

function ArrangeLink({ label, further, next, month, arrow, children }: ArrangeLinkProps) {
  const language = useLanguage()
  const reach = next
    ? { href: withMonth(paths.shortlist(language, next), month), title: label }
    : { role: 'link', 'aria-disabled': true, tabIndex: -1 }
  return (
    <a
      {...reach}
      className={arrow}
      rel="nofollow"
      data-sign={arrow && 'arrow'}
      data-arranges=""
      data-keeps-place=""
    >
      <span className={styles.hiddenLabel}>{label}</span>
      {further && <span className={styles.hiddenLabel}>{further}</span>}
      {children}
    </a>
  )
}
