import { SimpleGrid, TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { LanguageInputs } from '#web/admin/kit/form/languages/language-inputs.tsx'
import type { RowFields } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorAt, errorsBelow } from '#web/admin/kit/form/fields/whole-field.ts'
import type { LicenceFormValues } from './legal-form-values.ts'

/** A further licence: what it is called in each language, its number, where it can be checked. */
export function LicenceFields({ row, onChange, errors }: RowFields<LicenceFormValues>) {
  const t = usePanelTexts()
  return (
    <>
      <LanguageInputs
        label={t('siteForm.legal.licenceName')}
        hint={t('siteForm.legal.licenceNameHint')}
        maxLength={limits.licenceMaxLength}
        value={row.label}
        onChange={(label) => onChange({ ...row, label })}
        errors={errorsBelow(errors, 'label')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="xs">
        <TextInput
          label={t('siteForm.labels.licence.number')}
          maxLength={limits.licenceMaxLength}
          value={row.number}
          onChange={(event) => onChange({ ...row, number: event.currentTarget.value })}
          error={errorAt(errors, 'number')}
        />
        <TextInput
          type="url"
          label={t('siteForm.labels.licence.url')}
          placeholder="https://"
          value={row.url}
          onChange={(event) => onChange({ ...row, url: event.currentTarget.value })}
          error={errorAt(errors, 'url')}
        />
      </SimpleGrid>
    </>
  )
}
