import type { PublicConfig } from '#contract/settings.ts'

/** An item in one of the header's menus. */
export interface MenuItem {
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

export type Menus = Record<MenuKind, MenuItem[]>

export interface FrameParts {
  menus?: Menus
  links?: PublicConfig['links']
}
