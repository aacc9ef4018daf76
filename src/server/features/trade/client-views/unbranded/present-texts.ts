import type { Media } from '#contract/catalogue/media.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { ClientViewPicture } from '#contract/trade/client-views.ts'
import type { OperationContext } from '#server/api/context.ts'
import type { Unbranding } from './make-unbranding.ts'

/** How a view is shown. */
export interface ViewContext {
  context: OperationContext
  lang: Language
  unbranding: Unbranding
}

/** An item's texts that a view takes over, in one language. */
interface Entry {
  lang: Language
  name: string
  description: string
  summary: string | null
  highlights?: string[]
  included?: string[]
  excluded?: string[]
}

/** The texts of an item; each falls back on its own, as on its page (requirements §2.23). */
export function presentTexts(details: readonly Entry[], { lang, unbranding }: ViewContext) {
  const said = <Value extends string | string[]>(
    valueOf: (entry: Entry) => Value | null | undefined,
  ): Value | undefined => {
    const entry = inLanguage(
      details.filter((each) => (valueOf(each)?.length ?? 0) > 0),
      lang,
    )
    return (entry && valueOf(entry)) ?? undefined
  }
  const listed = (valueOf: (entry: Entry) => string[] | undefined) =>
    unbranding.list(said(valueOf) ?? [])
  return {
    name: unbranding.name(said(({ name }) => name) ?? ''),
    summary: unbranding.text(said(({ summary }) => summary) ?? ''),
    text: unbranding.text(said(({ description }) => description) ?? ''),
    highlights: listed(({ highlights }) => highlights),
    included: listed(({ included }) => included),
    excluded: listed(({ excluded }) => excluded),
  }
}

/** A picture with its words and without who made it: that may be the operator. */
export function presentPicture(
  { url, width, height, sources, alt, caption, decorative }: Media,
  { lang, unbranding }: Pick<ViewContext, 'lang' | 'unbranding'>,
): ClientViewPicture {
  const words = (texts: typeof alt) => unbranding.text(pickText(texts, lang)?.text ?? '')
  return { url, width, height, sources, alt: decorative ? '' : words(alt), caption: words(caption) }
}
