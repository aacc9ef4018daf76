import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { languageInPath } from '../../i18n/language.ts'
import styles from './frame.module.css'

/** The address shown last; a frame of its own around a page that fails does not forget it. */
let last: string | undefined

/** A page that comes without being loaded anew is announced as a loaded one is: its title is said, its heading has the focus. */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const live = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const before = last
    last = pathname
    if (before === undefined || before === pathname) return
    if (live.current) live.current.textContent = document.title
    if (isTranslation(before, pathname) || hash) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash])
  return <p ref={live} className={styles.live} aria-live="polite" />
}

/** Only the links of languages lead from one to another; they change nothing else, the focus neither. */
function isTranslation(before: string, after: string): boolean {
  const [from, to] = [languageInPath(before), languageInPath(after)]
  return from !== undefined && to !== undefined && from !== to
}
