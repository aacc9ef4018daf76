import type { ReactNode } from 'react'

interface IconProps {
  size?: number
}

/** How the lines are drawn is in base.css, once for all icons of a page. */
function stroked(shape: ReactNode) {
  return function Icon({ size = 20 }: IconProps) {
    return (
      <svg data-icon="" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        {shape}
      </svg>
    )
  }
}

export const ArrowLeft = stroked(<path d="M19 12H5m6-7-7 7 7 7" />)
export const ArrowRight = stroked(<path d="M5 12h14m-6-7 7 7-7 7" />)
export const Close = stroked(<path d="M6 6l12 12M18 6 6 18" />)
export const Menu = stroked(<path d="M3 7h18M3 12h18M3 17h18" />)
export const Pause = stroked(<path d="M9 5v14M15 5v14" />)
export const Play = stroked(<path d="M8 5v14l11-7z" />)
export const Person = stroked(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c1-5 4.5-7 8-7s7 2 8 7" />
  </>,
)
export const Chat = stroked(<path d="M4 5h16v11H9l-5 4z" />)
export const Share = stroked(<path d="M12 15V4m-4 4 4-4 4 4M6 11H5v9h14v-9h-1" />)
export const Globe = stroked(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z" />
  </>,
)
export const Search = stroked(
  <>
    <circle cx="11" cy="11" r="7" />
    <path d="m20 20-4-4" />
  </>,
)

/** The emblem: a ñandú running before a low sun. The footer draws it again by its id. */
export function Emblem({ size = 40 }: IconProps) {
  return (
    <svg id="emblem" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23.500" fill="var(--on-picture)" />
      <circle cx="24" cy="24" r="22.500" fill="var(--lake)" />
      <circle cx="31" cy="19" r="10" fill="var(--sun)" />
      <path d="M1.6 29.5C9 27 15 31 24 30s15-3 22.4-1A23 23 0 0 1 1.6 29.500z" fill="var(--wine)" />
      <path
        d="M33.500 9.200c1.800-.5 3.300.2 3.900 1.500l3.100.8-3.300.9c-.5 1.300-1.300 1.500-1.400 3.200-.2 3.700.8 8.300-2.700 11.500-1.300 1.200-2.600 2-4.100 2.500l1.800 5.300 5.100 4.600-.9.9-6-4.800-3.200-5.300c-1.200.3-2.300.3-3.400.2l-3.200 5-.3 6.200-1.300.2-.4-7 2.400-5.300c-4.500-.7-8.600-3.300-11-6.900 2.400.7 3.600.6 5 .2-1.100-.9-1.700-1.800-2.100-3 2.200 1.200 4.400 1.300 7 .8 4.600-.9 9.200-.1 12 2.300 2.200-2.400 1.500-6 1.600-9.400 0-2 .1-3.800 1.400-4.400z"
        fill="var(--on-picture)"
      />
    </svg>
  )
}
