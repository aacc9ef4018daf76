import { Button, Group, SegmentedControl, Select, Stack, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage, type Language, languages } from '#contract/base/languages/languages.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import type { PayloadOf } from '#contract/index.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { withText } from '#web/admin/kit/form/languages/language-inputs.tsx'
import { LanguageTabs } from '#web/admin/kit/form/languages/language-tabs.tsx'
import { matchingOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { AgencyNote } from './agency-note.tsx'

interface RejectionFormProps {
  agencyId: string | null
  onCancel: () => void
  onReject: (said: Omit<PayloadOf<'rejectUser'>, 'id'>) => void
}

/** Why a registration is refused, in words or by a template, and in which language that is mailed. */
export function RejectionForm({ agencyId, onCancel, onReject }: RejectionFormProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const [lang, setLang] = useState<Language>(useLanguage())
  const [mode, setMode] = useState<'words' | 'template'>('words')
  const [reason, setReason] = useState<LanguageTexts>({})
  const [templateId, setTemplateId] = useState('')
  const [refusals, setRefusals] = useState(0)
  const isWritten = mode === 'words' ? Object.keys(reason).length > 0 : templateId !== ''
  const reject = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isWritten) return setRefusals(refusals + 1)
    onReject({ lang, ...(mode === 'words' ? { reason } : { templateId }) })
  }
  const isBroken = refusals > 0 && !isWritten
  return (
    <form onSubmit={reject} noValidate>
      <Stack>
        <p>{t('agents.rejectText')}</p>
        {agencyId && <AgencyNote agencyId={agencyId} onFollow={onCancel} />}
        <Select
          label={t('users.mailLanguage')}
          data={languages.map((value) => ({
            value,
            label: t(`translation:common.languages.${value}`),
          }))}
          value={lang}
          allowDeselect={false}
          onChange={(value) => isLanguage(value) && setLang(value)}
        />
        <SegmentedControl
          aria-label={t('agents.rejectBy')}
          data={[
            { value: 'words', label: t('agents.rejectWords') },
            { value: 'template', label: t('agents.rejectTemplate') },
          ]}
          value={mode}
          onChange={(chosen) => setMode(chosen === 'words' ? 'words' : 'template')}
        />
        {mode === 'words' ? (
          <LanguageTabs
            key={lang}
            first={lang}
            isEnglishRequired={false}
            completenessOf={(each) => (reason[each] ? 'complete' : 'blank')}
            isBroken={() => false}
            refusals={refusals}
          >
            {(each) => (
              <Textarea
                label={t('agents.reason')}
                description={t('agents.reasonHint')}
                lang={each}
                autosize
                minRows={4}
                maxLength={limits.rejectionMaxLength}
                value={reason[each] ?? ''}
                onChange={(event) => setReason(withText(reason, each, event.currentTarget.value))}
                error={isBroken && t('agents.reasonMissing')}
              />
            )}
          </LanguageTabs>
        ) : (
          <TemplateSelect
            value={templateId}
            onChange={setTemplateId}
            error={isBroken && t('agents.templateMissing')}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" color="wine">
            {t('agents.rejectConfirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface TemplateSelectProps {
  value: string
  onChange: (id: string) => void
  error: string | false
}

function TemplateSelect({ value, onChange, error }: TemplateSelectProps) {
  const { t } = useTranslation('admin')
  const { data } = useQuery(operationQuery('listTemplates', {}))
  const templates = (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      label={t('agents.template')}
      description={t('agents.templateHint')}
      placeholder={t('agents.chooseTemplate')}
      nothingFoundMessage={t('agents.noTemplates')}
      data={templates}
      searchable
      filter={matchingOptions}
      allowDeselect={false}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      error={error}
    />
  )
}
