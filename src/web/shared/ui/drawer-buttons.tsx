import type { ComponentProps } from 'react'

interface DrawerButtonProps extends ComponentProps<'a'> {
  /** Id of the drawer. */
  drawer: string
}

/** Opens a drawer: a link to its address, and a button as soon as the page acts. */
export function DrawerOpener({ drawer, children, ...rest }: DrawerButtonProps) {
  return (
    <a
      href={`#${drawer}`}
      role="button"
      aria-expanded="false"
      aria-controls={drawer}
      data-opens={drawer}
      {...rest}
    >
      {children}
    </a>
  )
}

/** Closes a drawer; without JavaScript by leading to `href`. */
export function DrawerCloser({ drawer, children, ...rest }: DrawerButtonProps & { href: string }) {
  return (
    <a role="button" data-closes={drawer} {...rest}>
      {children}
    </a>
  )
}
