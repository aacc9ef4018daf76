import { Fragment, type ReactNode } from 'react'
import { HelpButton } from '../help/help-button.tsx'
import { usePanelTexts } from './text/panel-texts.tsx'
import { Link } from 'react-router'
import styles from './page-frame.module.css'

export interface Crumb {
  label: string
  to: string
}

interface PageFrameProps {
  title: string
  /** The pages above this one. */
  trail?: readonly Crumb[]
  /** Beside the title: what the page is about, in a word. */
  mark?: ReactNode
  /** At the right; one of them primary. */
  actions?: ReactNode
  /** The measure of forms, or the whole width. */
  width?: 'form' | 'full'
  children: ReactNode
}

/** A page of the panel: breadcrumbs, title, help, its actions, and the content. */
export function PageFrame({ title, trail = [], mark, actions, width, children }: PageFrameProps) {
  const t = usePanelTexts()
  return (
    <div className={styles.page} data-width={width ?? 'full'}>
      <title>{`${title} · ${t('panel')}`}</title>
      <div className={styles.head}>
        <div className={styles.headline}>
          {trail.length > 0 && (
            <nav aria-label={t('common.breadcrumbs')} className={styles.trail}>
              {trail.map(({ label, to }, place) => (
                <Fragment key={to}>
                  {place > 0 && <span aria-hidden>/</span>}
                  <Link to={to}>{label}</Link>
                </Fragment>
              ))}
            </nav>
          )}
          <div className={styles.titleLine}>
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            {mark}
            <HelpButton />
          </div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
