import { SimpleGrid, TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { LengthHint } from '#web/admin/kit/form/languages/length-hint.tsx'
import { MarkdownEditor } from '#web/admin/kit/form/markdown/markdown-editor.tsx'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import styles from './proposal-form.module.css'
import type { ProposalForm } from './use-proposal-form.ts'

interface BasicsCardProps {
  item: ProposalForm
  /** The visitor's language, which the texts are in. */
  lang: Language
}

/** Fields for a proposal's title and opening words, its dates and travellers, and its validity. */
export function BasicsCard({ item, lang }: BasicsCardProps) {
  const t = usePanelTexts()
  const { field, form } = item
  return (
    <Card title={t('proposalForm.basics.title')}>
      <TextInput
        label={t('proposalForm.labels.title')}
        lang={lang}
        maxLength={limits.proposalTitleMaxLength}
        {...field('title')}
      />
      <div lang={lang} className={styles.shortEditor}>
        <MarkdownEditor
          label={t('proposalForm.labels.intro')}
          hint={
            <LengthHint length={form.values.intro.length} max={limits.proposalIntroMaxLength} />
          }
          {...field('intro')}
        />
      </div>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <TextInput
          type="date"
          label={t('proposalForm.labels.startOn')}
          description={t('proposalForm.basics.startOnHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...field('startOn')}
        />
        <NumberField
          label={t('proposalForm.labels.pax.adults')}
          min={1}
          max={limits.adultsMax}
          {...field('pax.adults')}
        />
        <NumberField
          label={t('proposalForm.labels.pax.children')}
          min={0}
          max={limits.childrenCountMax}
          {...field('pax.children')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          type="date"
          label={t('proposalForm.labels.validUntil')}
          description={
            form.values.validUntil === '' && form.values.validDays !== ''
              ? t('proposalForm.basics.validDaysHint', { count: form.values.validDays })
              : t('proposalForm.basics.validUntilHint')
          }
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...field('validUntil')}
        />
        <TextInput
          type="date"
          label={t('proposalForm.labels.hold.until')}
          description={t(
            form.values.hold.until
              ? 'proposalForm.basics.holdHint'
              : 'proposalForm.basics.noHoldHint',
          )}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...field('hold.until')}
        />
      </SimpleGrid>
    </Card>
  )
}
