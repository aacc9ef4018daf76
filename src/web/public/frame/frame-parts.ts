import type { MenuKind } from '#contract/base/kinds.ts'
import type { Named } from '#web/shared/ui/names.tsx'
import type { CustomPageMenus } from '#web/public/site/pages/custom-page-links.ts'

/** An item in one of the header's menus. */
export interface MenuItem extends Named {
  id: string
}

/** A country with some of its destinations, or a category: where all of it is. */
export interface MenuGroup extends Named {
  to: string
  items: MenuItem[]
  /** How many there are. */
  total: number
}

/** A menu of a kind; of many items it shows some, and how many there are. */
export interface Menu {
  kind: MenuKind
  /** Those outside of groups. */
  items: MenuItem[]
  groups: MenuGroup[]
  total: number
}

interface Links {
  chat: string | null
}

export interface FrameParts {
  /** In their order. */
  menus?: Menu[]
  links?: Links
  /** Pages of the agency's own. */
  pages?: CustomPageMenus
}
