import type { ComponentProps } from 'react'
import { Link } from 'react-router'
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

export function ButtonLink({ look, className: more, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={className(look, more)} {...rest} />
}
