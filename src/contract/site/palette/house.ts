/** The name of a site that nobody has named yet. */
export const houseName = 'Ñandú Travel'

interface Worn {
  name: string
  logo: unknown
  icon: unknown
}

/**
 * Whether a site still shows the product's own emblem and icons: only until it has a name, a logo or an icon of its
 * own (requirements §10.6).
 */
export function wearsHouseEmblem({ name, logo, icon }: Worn): boolean {
  return name === houseName && !logo && !icon
}

/** The letter that stands for a name where there is no picture for it: "A" for "altiplano"; none for no letters. */
export function initialOf(name: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0] ?? ''
  return letter.toLocaleUpperCase()
}
