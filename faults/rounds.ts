/** How much is tried, kills of a kind above all: little in every run of the tests, much with `FAULTS=long`. */
export const rounds = <Amount>(few: Amount, many: Amount) =>
  process.env['FAULTS'] === 'long' ? many : few
