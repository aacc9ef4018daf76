/** Headings of an item kit that no page of the site has. */
export const itemKit = { highlights: 'Highlights' } as const
