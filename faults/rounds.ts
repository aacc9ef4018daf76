/** Kills of a kind: few in every run of the tests, many with `FAULTS=long`. */
export const rounds = (few: number, many: number) => (process.env['FAULTS'] === 'long' ? many : few)
