import { useQuery } from '@tanstack/react-query'
import { type TextField, textFieldsOf } from '#contract/catalogue/facts/details.ts'
import { furtherTextFieldsOf } from '#contract/catalogue/facts/further-texts.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import type { TranslationLanguage } from '#contract/base/languages/translation-languages.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { operationsOf } from '#web/admin/catalogue/operation-names.ts'
import type { DetailsFormValues, Text } from '#web/admin/catalogue/form/details-form-values.ts'
import { toFurtherTextPayload } from '#web/admin/catalogue/form/further/further-texts-form-values.ts'
import { missingTerms } from './missing-terms.ts'
import { usePlainText } from './use-plain-text.ts'

interface Translating {
  kind: Kind
  /** The id of what is edited; a new item has no translation that could be old. */
  id: string | undefined
  lang: TranslationLanguage
  details: DetailsFormValues
}

/** Returns the material beside a translation: the English as it is typed, its earlier state, and the points to mind. */
export function useTranslating({ kind, id, lang, details }: Translating) {
  const plainText = usePlainText()
  const textsOf = (text: Text): Record<string, string> => {
    const own = textFieldsOf(kind).map((field: TextField) => [field, text[field] ?? ''])
    const further = furtherTextFieldsOf(kind).map((field) => [
      field,
      plainText(field, toFurtherTextPayload(field, text[field])),
    ])
    return Object.fromEntries([...own, ...further])
  }
  const asked = { kind, id: id ?? '', lang }
  const enabled = id !== undefined
  const diff = useQuery({ ...operationQuery('getTranslationDiff', asked), enabled }).data
  const state = useQuery({
    ...operationQuery(operationsOf[kind].detail, { id: asked.id, adminPanel: true }),
    enabled,
  }).data?.translation?.[lang]
  const terms = useQuery({ ...operationQuery('listTerms', {}), staleTime: 60_000 }).data?.list ?? []
  const english = textsOf(details[fallbackLanguage])
  const changes = (diff?.fields ?? []).map(({ field, before, now }) => {
    // A day's text is one already; its field has a path.
    return { field, before: plainText(field, before), now: plainText(field, now) }
  })
  return {
    english,
    before: Object.fromEntries(changes.map(({ field, before }) => [field, before])),
    changedDays: changes.filter(({ field }) => field.includes('.')),
    isChanged: changes.length > 0,
    state,
    terms: missingTerms(terms, lang, { english, translated: textsOf(details[lang]) }),
  }
}
