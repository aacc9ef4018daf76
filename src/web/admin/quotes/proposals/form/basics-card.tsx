import { SimpleGrid, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
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
  const { t } = useTranslation('admin')
  const { field, form } = item
  return (
    <Card title={t('proposals.basics.title')}>
      <TextInput
        label={t('proposals.labels.title')}
        lang={lang}
        maxLength={limits.proposalTitleMaxLength}
        {...field('title')}
      />
      <div lang={lang} className={styles.shortEditor}>
        <MarkdownEditor
          label={t('proposals.labels.intro')}
          hint={
            <LengthHint length={form.values.intro.length} max={limits.proposalIntroMaxLength} />
          }
          {...field('intro')}
        />
      </div>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <TextInput
          type="date"
          label={t('proposals.labels.startOn')}
          description={t('proposals.basics.startOnHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...field('startOn')}
        />
        <NumberField
          label={t('proposals.labels.pax.adults')}
          min={1}
          max={limits.adultsMax}
          {...field('pax.adults')}
        />
        <NumberField
          label={t('proposals.labels.pax.children')}
          min={0}
          max={limits.childrenCountMax}
          {...field('pax.children')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          type="date"
          label={t('proposals.labels.validUntil')}
          description={t('proposals.basics.validUntilHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...field('validUntil')}
        />
        <TextInput
          type="date"
          label={t('proposals.labels.hold.until')}
          description={t(
            form.values.hold.until ? 'proposals.basics.holdHint' : 'proposals.basics.noHoldHint',
          )}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...field('hold.until')}
        />
      </SimpleGrid>
    </Card>
  )
}
