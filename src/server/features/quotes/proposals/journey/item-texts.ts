import { inArray } from 'drizzle-orm'
import { textFields, textOf, type ProposalPart } from '#contract/catalogue/facts/texts.ts'
import { type TextsEntry, textsIn } from '#contract/catalogue/facts/texts-in.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { markdownOf } from '#server/documents/items/section-content.ts'
import { sectionsOf, type TextSection } from '#server/documents/items/sections.ts'
import { itemDetails } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** An item's name, and its texts by the part of a proposal that takes them over. */
export interface ItemTexts extends Record<ProposalPart, string[]> {
  name: string
}

/** The texts of items by id, in one language. */
export async function readItemTexts(
  tx: Tx,
  ids: readonly string[],
  lang: Language,
): Promise<Map<string, ItemTexts>> {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(itemDetails)
          .where(inArray(itemDetails.itemId, [...ids]))
          .orderBy(itemDetails.position)
  const byItem = Map.groupBy(rows, (row) => row.itemId)
  return new Map([...byItem].map(([id, entries]) => [id, textsOf(entries, lang)]))
}

function textsOf(entries: readonly TextsEntry[], lang: Language): ItemTexts {
  const said = textsIn(entries, lang)
  const { lead, opening, further } = sectionsOf(said, lang)
  const sections = [...lead, ...opening, ...further]
  const linesFor = (part: ProposalPart) =>
    textFields()
      .filter((field) => textOf(field).inProposals === part)
      .flatMap((field) => sections.filter((each) => each.field === field).flatMap(linesOf))
  return {
    name: said.name?.value ?? '',
    day: linesFor('day'),
    included: linesFor('included'),
    excluded: linesFor('excluded'),
    conditions: linesFor('conditions'),
  }
}

/** A list as its entries, all else as Markdown; an entry with a title of its own keeps that. */
function linesOf({ field, title, content }: TextSection): string[] {
  if ('lines' in content) return content.lines.map(({ text }) => text)
  const { as } = textOf(field)
  const isEntry = as === 'topics' || as === 'questions'
  return [isEntry ? `**${title}**\n\n${markdownOf(content)}` : markdownOf(content)]
}
