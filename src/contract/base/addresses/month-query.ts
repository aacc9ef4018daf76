/** The month, 1 to 12, whose prices a page is to tell; undefined where its address names none, or several. */
export function monthIn(query: URLSearchParams): number | undefined {
  const [month = '', ...others] = query.getAll('month')
  return others.length === 0 && /^(?:[1-9]|1[0-2])$/.test(month) ? Number(month) : undefined
}

/** The address of a page with the prices of a month; the same address without one. */
export function withMonth(path: string, month: number | undefined): string {
  if (month === undefined) return path
  return `${path}${path.includes('?') ? '&' : '?'}month=${month}`
}
