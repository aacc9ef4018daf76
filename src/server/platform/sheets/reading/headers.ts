/** The columns of a sheet by their folded names, aliases included. */
export type ColumnNames = ReadonlyMap<string, string>

/** A header without case, accents, blanks and signs: "Descripción (ES)" is that of `descripcion.es`. */
export function foldHeader(header: string): string {
  return header
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** Columns that somebody chose for headers, by the headers as written; null leaves one out. */
export type ChosenColumns = Readonly<Record<string, string | null>>

/** The column that a header means; undefined where it means none. */
export function columnOfHeader(
  header: string,
  names: ColumnNames,
  chosen: ChosenColumns = {},
): string | undefined {
  const choice = Object.hasOwn(chosen, header) ? chosen[header] : undefined
  if (choice !== undefined) return choice ?? undefined
  return names.get(foldHeader(header))
}

/**
 * The column of each header; two headers never mean one column: one that is chosen wins, else one that is called as the
 * column itself, else the first.
 */
export function matchHeaders(
  headers: readonly string[],
  names: ColumnNames,
  chosen: ChosenColumns = {},
): (string | null)[] {
  const meant = headers.map((header) => columnOfHeader(header, names, chosen))
  const rank = (place: number) => {
    const header = headers[place] ?? ''
    if (Object.hasOwn(chosen, header)) return 0
    return foldHeader(header) === foldHeader(meant[place] ?? '') ? 1 : 2
  }
  return meant.map((column, place) => {
    if (column === undefined) return null
    const rivals = meant.flatMap((other, at) => (other === column ? [at] : []))
    const [first] = rivals.toSorted((one, other) => rank(one) - rank(other) || one - other)
    return first === place ? column : null
  })
}
