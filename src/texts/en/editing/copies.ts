/** Names of copies. */
export const copies = { suffix: ' (copy)' } as const
