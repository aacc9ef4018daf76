import { useQuery } from '@tanstack/react-query'
import { type TextField, textFieldsOf } from '#contract/catalogue/facts/texts.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { useSourceLanguage } from '#web/admin/kit/form/languages/use-site-languages.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { DetailsFormValues, Text } from '#web/admin/catalogue/form/details-form-values.ts'
import { toTextPayload } from '#web/admin/catalogue/form/texts/text-form-values.ts'
import { missingTerms } from './missing-terms.ts'
import { usePlainText } from './use-plain-text.ts'

interface Translating {
  kind: Kind
  /** The id of what is edited; a new item has no translation that could be old. */
  id: string | undefined
  lang: Language
  details: DetailsFormValues
}

/** Returns the material beside a translation: the source as it is typed, its earlier state, and the points to mind. */
export function useTranslating({ kind, id, lang, details }: Translating) {
  const plainText = usePlainText()
  const textsOf = (text: Text): Record<string, string> => {
    const fields: TextField[] = textFieldsOf(kind)
    return Object.fromEntries(
      fields.map((field) => [field, plainText(field, toTextPayload(field, text[field]))]),
    )
  }
  const asked = { kind, id: id ?? '', lang }
  const enabled = id !== undefined
  const diff = useQuery({ ...operationQuery('getTranslationDiff', asked), enabled }).data
  const state = useQuery({
    ...operationQuery(operationsOfKind[kind].detail, { id: asked.id, adminPanel: true }),
    enabled,
  }).data?.translation?.[lang]
  const terms = useQuery({ ...operationQuery('listTerms', {}), staleTime: 60_000 }).data?.list ?? []
  const source = textsOf(details[useSourceLanguage().code])
  const changes = (diff?.fields ?? []).map(({ field, before, now }) => {
    // A day's text is one already; its field has a path.
    return { field, before: plainText(field, before), now: plainText(field, now) }
  })
  return {
    source,
    before: Object.fromEntries(changes.map(({ field, before }) => [field, before])),
    changedDays: changes.filter(({ field }) => field.includes('.')),
    isChanged: changes.length > 0,
    state,
    terms: missingTerms(terms, lang, { source, translated: textsOf(details[lang]) }),
  }
}
