import { Button, Group, SegmentedControl, Select, Stack, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { isLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import type { PayloadOf } from '#contract/index.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { withText } from '#web/admin/kit/form/languages/language-inputs.tsx'
import { LanguageTabs } from '#web/admin/kit/form/languages/language-tabs.tsx'
import { matchingOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import { useMay } from '#web/admin/kit/api/duties.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { AgencyNote } from './agency-note.tsx'

interface RejectionFormProps {
  agencyId: string | null
  onCancel: () => void
  onReject: (said: Omit<PayloadOf<'rejectUser'>, 'id'>) => void
}

/** Why a registration is refused, in words or by a template, and in which language that is mailed. */
export function RejectionForm({ agencyId, onCancel, onReject }: RejectionFormProps) {
  const languages = useLanguagesInUse()
  const t = usePanelTexts()
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
        <p>{t('agentForm.rejectText')}</p>
        {agencyId && <AgencyNote agencyId={agencyId} onFollow={onCancel} />}
        <Select
          label={t('users.mailLanguage')}
          data={languages.map((value) => ({
            value,
            label: t(`common.languages.${value}`),
          }))}
          value={lang}
          allowDeselect={false}
          onChange={(value) => isLanguage(value) && setLang(value)}
        />
        <SegmentedControl
          aria-label={t('agentForm.rejectBy')}
          data={[
            { value: 'words', label: t('agentForm.rejectWords') },
            { value: 'template', label: t('agentForm.rejectTemplate') },
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
                label={t('agentForm.reason')}
                description={t('agentForm.reasonHint')}
                lang={each}
                autosize
                minRows={4}
                maxLength={limits.rejectionMaxLength}
                value={reason[each] ?? ''}
                onChange={(event) => setReason(withText(reason, each, event.currentTarget.value))}
                error={isBroken && t('agentForm.reasonMissing')}
              />
            )}
          </LanguageTabs>
        ) : (
          <TemplateSelect
            value={templateId}
            onChange={setTemplateId}
            error={isBroken && t('agentForm.templateMissing')}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" color="wine">
            {t('agentForm.rejectConfirm')}
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
  const t = usePanelTexts()
  const may = useMay()
  const { data } = useQuery({ ...operationQuery('listTemplates', {}), enabled: may('requests') })
  const templates = (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      label={t('agentForm.template')}
      description={t('agentForm.templateHint')}
      placeholder={t('agentForm.chooseTemplate')}
      nothingFoundMessage={t('agentForm.noTemplates')}
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
