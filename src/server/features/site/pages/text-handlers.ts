import { readSite } from '#server/platform/site/read-site.ts'
import { and, eq } from 'drizzle-orm'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { fallbackLanguage, inEachLanguage } from '#contract/base/languages/languages.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { AnswerOf } from '#contract/index.ts'
import { shippedText, siteTextKeys, type TextOwner } from '#contract/site/site-texts/site-texts.ts'
import type { textOperations } from '#contract/site/site-texts/texts.ts'
import { siteTexts } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { HandlersOf, OperationContext } from '#server/api/context.ts'

export const textHandlers: HandlersOf<keyof typeof textOperations> = {
  /** Without any words of its own a text is as one that was never edited. */
  async editTexts({ tx, now }, { key, texts }) {
    await tx
      .insert(siteTexts)
      .values({ key, texts, updatedAt: now })
      .onConflictDoUpdate({ target: siteTexts.key, set: { texts, updatedAt: now } })
    // Texts in languages out of use are still there.
    await tx.delete(siteTexts).where(and(eq(siteTexts.key, key), eq(siteTexts.texts, {})))
    return { key, texts }
  },

  async listTexts(context) {
    const [own, owner] = await Promise.all([readOwnTexts(context.tx), readOwner(context)])
    return {
      list: siteTextKeys.map((key) => ({
        key,
        texts: own.get(key) ?? {},
        default: shippedText(key, owner),
      })),
    }
  },

  async getTexts(context, { lang }) {
    const [own, owner] = await Promise.all([readOwnTexts(context.tx), readOwner(context)])
    const said = siteTextKeys.map((key) => {
      const texts = { ...shippedText(key, owner), ...own.get(key) }
      return [key, texts[lang] ?? texts[fallbackLanguage] ?? '']
    })
    return { texts: Object.fromEntries(said) as AnswerOf<'getTexts'>['texts'] }
  },
}

async function readOwnTexts(tx: Tx): Promise<Map<string, LanguageTexts>> {
  const rows = await tx.select({ key: siteTexts.key, texts: siteTexts.texts }).from(siteTexts)
  return new Map(rows.map(({ key, texts }) => [key, texts]))
}

/** Reads the owner of the texts, from the site's identity. */
async function readOwner({ tx, services }: OperationContext): Promise<TextOwner> {
  const { siteName: name, area } = await readSite(tx, services.settings)
  return { name, area: inEachLanguage((language) => pickText(area, language)?.text ?? '') }
}
