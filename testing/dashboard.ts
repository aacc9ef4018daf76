import type { AnswerOf, Caller } from '#contract/index.ts'

/** Reads the dashboard of an admin with all duties: each of its parts is there. */
export async function readWholeDashboard(
  call: Caller,
): Promise<Required<AnswerOf<'getDashboard'>>> {
  const { quotes, users, agencies, content, activity, ...lists } = await call('getDashboard')
  const { missedSearches, scheduled, asked } = lists
  if (!quotes || !users || !agencies || !content) throw new Error('The dashboard lacks figures')
  if (!missedSearches || !scheduled || !asked || !activity) {
    throw new Error('The dashboard lacks lists')
  }
  return { quotes, users, agencies, content, missedSearches, scheduled, asked, activity }
}
