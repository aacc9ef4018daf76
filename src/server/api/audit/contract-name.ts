import { factOfColumn } from '#contract/catalogue/facts/fact-columns.ts'

/** A column's name as the contract spells its field. */
export function contractName(column: string): string {
  if (column === 'password_hash') return 'password'
  const name = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return factOfColumn(name)
}
