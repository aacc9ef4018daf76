/** An item in one of the header's menus. */
interface MenuItem {
  id: string
  name: string
}

/** The five menus of the catalogue, in their order. */
export const menuKinds = [
  'destinations',
  'circuits',
  'packages',
  'experiences',
  'incentives',
] as const

export type MenuKind = (typeof menuKinds)[number]

/** A menu of a kind; of many items it shows some, and how many there are. */
export interface Menu {
  items: MenuItem[]
  total: number
}

export type Menus = Record<MenuKind, Menu>

interface Links {
  chat: string | null
}

export interface FrameParts {
  menus?: Menus
  links?: Links
}
