import type { ComponentProps } from 'react'

interface SheetButtonProps extends ComponentProps<'a'> {
  /** Id of the sheet. */
  sheet: string
}

/** Opens a sheet: a link to its address, and a button as soon as the page acts. */
export function SheetOpener({ sheet, children, ...rest }: SheetButtonProps) {
  return (
    <a
      href={`#${sheet}`}
      role="button"
      aria-expanded="false"
      aria-controls={sheet}
      data-opens={sheet}
      {...rest}
    >
      {children}
    </a>
  )
}

/** Closes a sheet; without JavaScript by leading to `href`. */
export function SheetCloser({ sheet, children, ...rest }: SheetButtonProps & { href: string }) {
  return (
    <a role="button" data-closes={sheet} {...rest}>
      {children}
    </a>
  )
}
