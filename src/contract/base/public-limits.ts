/** The limits that public pages say or hold by themselves: the scripts of every visit have these alone. */
export const publicLimits = {
  comparisonMin: 2,
  comparisonMax: 3,
  nameMaxLength: 255,
  quoteNameMaxLength: 255,
  quoteMessageMaxLength: 5_000,
  keywordMaxLength: 100,
  phoneDigitsMin: 6,
  shortlistMax: 30,
  shortlistNoteMaxLength: 500,
  searchLimitMax: 50,
} as const
