import { Select, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { practicalTopics } from '#contract/catalogue/facts/further-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { LengthHint } from '#web/admin/kit/form/languages/length-hint.tsx'
import { RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import type { FurtherTextProps } from './further-text-props.ts'
import type { QuestionFormValues, TopicFormValues } from './further-texts-form-values.ts'
import styles from './further-texts.module.css'

/** Questions with their answers, in the editor's order. */
export function QuestionsInput({
  label,
  help,
  lang,
  ...field
}: FurtherTextProps<QuestionFormValues[]>) {
  const { t } = useTranslation('admin')
  return (
    <RowList
      label={label}
      hint={help}
      {...field}
      max={limits.questionsMax}
      addLabel={t('texts.addQuestion')}
      blank={() => ({ question: '', answer: '' })}
      nameOf={({ question }, index) =>
        question.trim() || t('texts.questionNumber', { number: index + 1 })
      }
    >
      {({ row, onChange, errors }) => (
        <div className={styles.row} lang={lang}>
          <TextInput
            label={t('texts.question')}
            maxLength={limits.questionMaxLength}
            value={row.question}
            onChange={(event) => onChange({ ...row, question: event.currentTarget.value })}
            error={errorAt(errors, 'question')}
          />
          <Textarea
            label={t('texts.answer')}
            autosize
            minRows={2}
            description={<LengthHint length={row.answer.length} max={limits.answerMaxLength} />}
            value={row.answer}
            onChange={(event) => onChange({ ...row, answer: event.currentTarget.value })}
            error={errorAt(errors, 'answer')}
          />
        </div>
      )}
    </RowList>
  )
}

/** Advice by topic; each topic is there once. */
export function PracticalInput({
  label,
  help,
  lang,
  ...field
}: FurtherTextProps<TopicFormValues[]>) {
  const { t } = useTranslation(['admin', 'translation'])
  const used = field.value.map(({ topic }) => topic)
  const left = practicalTopics.filter((topic) => !used.includes(topic))
  const [next] = left
  const nameOf = (topic: string) => {
    const known = practicalTopics.find((each) => each === topic)
    return known ? t(`translation:facts.topics.${known}`) : topic
  }
  return (
    <RowList
      label={label}
      hint={help}
      {...field}
      max={practicalTopics.length}
      addLabel={t('texts.addTopic')}
      blank={next && (() => ({ topic: next, text: '' }))}
      nameOf={({ topic }) => nameOf(topic)}
    >
      {({ row, onChange, errors }) => (
        <div className={styles.row} lang={lang}>
          <Select
            label={t('texts.topic')}
            data={[row.topic, ...left].map((topic) => ({ value: topic, label: nameOf(topic) }))}
            allowDeselect={false}
            value={row.topic}
            onChange={(topic) => topic && onChange({ ...row, topic })}
            error={errorAt(errors, 'topic')}
          />
          <Textarea
            label={t('texts.topicText')}
            autosize
            minRows={2}
            description={<LengthHint length={row.text.length} max={limits.practicalMaxLength} />}
            value={row.text}
            onChange={(event) => onChange({ ...row, text: event.currentTarget.value })}
            error={errorAt(errors, 'text')}
          />
        </div>
      )}
    </RowList>
  )
}
