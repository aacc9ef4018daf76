import { Alert, Select, SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PayloadOf } from '#contract/index.ts'
import { limits } from '#contract/base/limits.ts'
import type { Agency } from '#contract/trade/agency-fields.ts'
import { useMay } from '#web/admin/kit/api/duties.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { NumberField, type NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import {
  type TermsKind,
  termsKinds,
  toTermsPayload,
  toTermsValues,
} from '#web/admin/trade/agencies/agency-form-values.ts'
import { SheetsInput } from '#web/admin/trade/agencies/cards/sheets-input.tsx'

/** Terms that the agency gets with the approval, as they are typed. */
export interface ApprovalTermsValues {
  kind: TermsKind
  percent: NumberFieldValue
  sheets: string[]
  termSetId: string
}

/** Reads the terms that the agency has already. */
export function toApprovalTerms({ terms, sheets, termSetId }: Agency): ApprovalTermsValues {
  return { ...toTermsValues(terms), sheets, termSetId: termSetId ?? '' }
}

type Given = Pick<PayloadOf<'toggleUserApproved'>, 'terms' | 'sheets' | 'termSetId'>

/** The same as the operation takes them. */
export function toApprovalPayload(values: ApprovalTermsValues): Given {
  const { sheets, termSetId } = values
  return { terms: toTermsPayload(values), sheets, termSetId: termSetId || null }
}

interface ApprovalTermsProps {
  values: ApprovalTermsValues
  onChange: (values: ApprovalTermsValues) => void
}

/** By what the agency is paid and which rates it sees: without them its people see none. */
export function ApprovalTerms({ values, onChange }: ApprovalTermsProps) {
  const t = usePanelTexts()
  const may = useMay()
  const { data } = useQuery({ ...operationQuery('listTermSets', {}), enabled: may('requests') })
  const sets = data?.list ?? []
  const { kind, percent, sheets, termSetId } = values
  const change = (part: Partial<ApprovalTermsValues>) => onChange({ ...values, ...part })
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={t('agencyForm.terms')}
          allowDeselect={false}
          data={termsKinds.map((value) => ({ value, label: t(`agencyForm.termsKinds.${value}`) }))}
          value={kind}
          onChange={(value) => change({ kind: termsKinds.find((each) => each === value) ?? kind })}
        />
        {kind === 'commission' && (
          <NumberField
            label={t('agencyForm.percent')}
            min={0}
            max={limits.commissionMax}
            decimals={2}
            suffix=" %"
            value={percent}
            onChange={(value) => change({ percent: value })}
          />
        )}
        {sets.length > 0 && (
          <Select
            label={t('agencyForm.termSet')}
            placeholder={t('agencyForm.fittingTermSet')}
            data={sets.map(({ id, name }) => ({ value: id, label: name }))}
            clearable
            value={termSetId || null}
            onChange={(value) => change({ termSetId: value ?? '' })}
          />
        )}
      </SimpleGrid>
      <SheetsInput value={sheets} onChange={(value) => change({ sheets: value })} />
      {(kind === 'none' || sheets.length === 0) && (
        <Alert color="ochre" role="note">
          {t('users.approveWithoutRates')}
        </Alert>
      )}
    </>
  )
}
