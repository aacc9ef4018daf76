/** Texts by their full keys. */
export type FlatTexts = Readonly<Record<string, string>>

/** The full keys of a tree of texts, joined by dots. */
export type TextKeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${TextKeysOf<Tree[Key]>}`
}[keyof Tree & string]

/** A tree of texts by full keys. */
export function flatten(tree: object, prefix = ''): FlatTexts {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flatten(value as object, `${prefix}${key}.`)),
    ),
  )
}
