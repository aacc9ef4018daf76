import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Kind } from '#contract/base/kinds.ts'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { fold } from '#web/admin/panel/shell/fold.ts'
import { adminListParams, operationQuery } from '#web/admin/kit/api/queries.ts'
import { Caution } from '#web/admin/kit/form/caution.tsx'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { DetailsFormValues } from '../details-form-values.ts'

interface SameNameCautionProps {
  kind: Kind
  /** The item being edited; undefined when adding. */
  id: string | undefined
  details: DetailsFormValues
}

const leastLetters = 2

/** Says that another item of the kind has the same name, case and accents aside. */
export function SameNameCaution({ kind, id, details }: SameNameCautionProps) {
  const t = usePanelTexts()
  const [name] = useDebouncedValue(details[fallbackLanguage].name.trim(), 400)
  const keyword = name.slice(0, limits.keywordMaxLength)
  const { data } = useQuery({
    ...operationQuery(operationsOfKind[kind].list, { ...adminListParams, keyword, limit: 25 }),
    enabled: keyword.length >= leastLetters,
  })
  const wanted = fold(name)
  const names = (data?.list ?? [])
    .filter((item) => item.id !== id)
    .flatMap((item) => item.details.map((entry) => entry.name))
  const same = keyword ? names.find((each) => fold(each) === wanted) : undefined
  return <Caution text={same && t('form.sameName', { name: same })} />
}
