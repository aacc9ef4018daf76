import type { Media } from '#contract/catalogue/media.ts'
import { type ByForm, inForm, type ValuesOfForms } from '#contract/catalogue/facts/text-forms.ts'
import { type TextsEntry, textsIn } from '#contract/catalogue/facts/texts-in.ts'
import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { type ClientViewTexts, shownTexts } from '#contract/trade/client-view-texts.ts'
import type { ClientViewPicture } from '#contract/trade/client-views.ts'
import type { OperationContext } from '#server/api/context.ts'
import type { Unbranding } from './make-unbranding.ts'

/** How a view is shown. */
export interface ViewContext {
  context: OperationContext
  lang: Language
  unbranding: Unbranding
}

/** The texts of an item that client views tell, without its operator. */
export function presentTexts(
  details: readonly TextsEntry[],
  { lang, unbranding }: Pick<ViewContext, 'lang' | 'unbranding'>,
): ClientViewTexts {
  const said = textsIn(details, lang)
  const shown = shownTexts().map(({ field, name, as }) => [
    name,
    inForm(as, said[field]?.value ?? nothing[as], unbrandedForms(unbranding)),
  ])
  return Object.fromEntries(shown) as ClientViewTexts
}

/** No texts, for what says none of its own. */
export function noTexts(): ClientViewTexts {
  return presentTexts([], { lang: fallbackLanguage, unbranding: silent })
}

const silent: Unbranding = { name: () => '', text: () => '', list: () => [] }

/** The value of each form for what is not said. */
const nothing: ValuesOfForms = {
  title: '',
  line: '',
  lines: '',
  markdown: '',
  list: [],
  months: [],
  topics: [],
  questions: [],
}

/** Each form of text without its operator. */
function unbrandedForms({ name, text, list }: Unbranding): ByForm<unknown> {
  return {
    title: name,
    line: text,
    lines: text,
    markdown: text,
    list,
    months: (value) => value.map((note) => text(note ?? '') || null),
    topics: (value) =>
      value.map((each) => ({ ...each, text: text(each.text) })).filter((each) => each.text !== ''),
    questions: (value) =>
      value
        .map(({ question, answer }) => ({ question: text(question), answer: text(answer) }))
        .filter(({ question, answer }) => question !== '' && answer !== ''),
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
