import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'

/** A word of a keyword, as it was typed and as it is compared. */
export interface Word {
  typed: string
  folded: string
}

/** A keyword as the database folds names and tags, whole and word by word; what folds to nothing is no word. */
export interface SplitKeyword {
  folded: string
  words: Word[]
}

/** Splits a keyword at blanks, commas and semicolons; a text without any is one word. */
export async function splitWords(tx: Tx, keyword: string): Promise<SplitKeyword> {
  const typed = keyword
    .normalize('NFC')
    .split(/[\s,;]+/u)
    .map(withoutMarks)
    .filter(Boolean)
  const rows = await queryRows<{ folded: string }>(
    tx,
    sql`
      select search_fold(part) as folded
      from json_array_elements_text(${JSON.stringify([keyword, ...typed])}::json)
        with ordinality as given(part, at)
      order by at`,
  )
  const [whole = '', ...folded] = rows.map((row) => row.folded)
  return {
    folded: whole,
    words: typed.flatMap((text, at) => {
      const word = folded[at]?.trim() ?? ''
      return word === '' ? [] : { typed: text, folded: word }
    }),
  }
}

/** Takes punctuation off both ends of a word, unless it is nothing else. */
function withoutMarks(word: string): string {
  return word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word
}
