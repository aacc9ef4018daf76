import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface Look {
  /** `light` and `clear` stand on pictures and dark bands. */
  look?: 'solid' | 'outline' | 'light' | 'clear' | 'quiet'
}

function className(look: Look['look'] = 'solid', more = '') {
  return `${styles.button} ${styles[look]} ${more}`
}

export function Button({
  look,
  className: more,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button type={type} className={className(look, more)} {...rest} />
}

export function ButtonLink({
  look,
  className: more,
  children,
  ...rest
}: ComponentProps<'a'> & Look) {
  return (
    <a className={className(look, more)} {...rest}>
      {children}
    </a>
  )
}
