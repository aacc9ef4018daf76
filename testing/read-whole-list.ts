interface Page<Row> {
  list: Row[]
  total: number
}

/** All rows of a list, page after page: one answer holds at most 1,000. */
export async function readWholeList<Row>(
  ask: (offset: number) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { list, total } = await ask(rows.length)
    rows.push(...list)
    if (rows.length >= total) return rows
  }
}
