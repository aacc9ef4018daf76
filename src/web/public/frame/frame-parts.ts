import type { PublicConfig } from '#contract/settings.ts'

/** An item in one of the header's menus. */
export interface MenuItem {
  id: string
  name: string
}

export interface FrameParts {
  menus?: { destinations: MenuItem[] }
  links?: PublicConfig['links']
}
