import { setImmediate as pause } from 'node:timers/promises'

const rowsPerStep = 1_000

/** Goes through rows in steps, so that requests do not wait for a large catalogue to be arranged. */
export async function inSteps<Row>(
  rows: readonly Row[],
  work: (row: Row, at: number) => void,
): Promise<void> {
  for (const [at, row] of rows.entries()) {
    if (at % rowsPerStep === rowsPerStep - 1) await pause()
    work(row, at)
  }
}
