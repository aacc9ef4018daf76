import { Select, Textarea, TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { practicalTopics } from '#contract/catalogue/facts/text-forms.ts'
import { limits } from '#contract/base/limits.ts'
import { LengthHint } from '#web/admin/kit/form/languages/length-hint.tsx'
import { RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import type { TextProps } from './text-props.ts'
import type { QuestionFormValues, TopicFormValues } from './text-form-values.ts'
import styles from './texts.module.css'

/** Questions with their answers, in the editor's order. */
export function QuestionsInput({
  label,
  help,
  lang,
  max,
  maxLength,
  value,
  onChange,
  errors,
}: TextProps<QuestionFormValues[]>) {
  const t = usePanelTexts()
  return (
    <RowList
      label={label}
      hint={help}
      {...{ value, onChange, errors }}
      max={max}
      addLabel={t('textForm.addQuestion')}
      blank={() => ({ question: '', answer: '' })}
      nameOf={({ question }, index) =>
        question.trim() || t('textForm.questionNumber', { number: index + 1 })
      }
    >
      {({ row, onChange, errors }) => (
        <div className={styles.row} lang={lang}>
          <TextInput
            label={t('textForm.question')}
            maxLength={limits.questionMaxLength}
            value={row.question}
            onChange={(event) => onChange({ ...row, question: event.currentTarget.value })}
            error={errorAt(errors, 'question')}
          />
          <Textarea
            label={t('textForm.answer')}
            autosize
            minRows={2}
            description={<LengthHint length={row.answer.length} max={maxLength} />}
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
export function TopicsInput({
  label,
  help,
  lang,
  max,
  maxLength,
  value,
  onChange,
  errors,
}: TextProps<TopicFormValues[]>) {
  const t = usePanelTexts()
  const used = value.map(({ topic }) => topic)
  const left = practicalTopics.filter((topic) => !used.includes(topic))
  const [next] = left
  const nameOf = (topic: string) => {
    const known = practicalTopics.find((each) => each === topic)
    return known ? t(`facts.topics.${known}`) : topic
  }
  return (
    <RowList
      label={label}
      hint={help}
      {...{ value, onChange, errors }}
      max={max}
      addLabel={t('textForm.addTopic')}
      blank={next && (() => ({ topic: next, text: '' }))}
      nameOf={({ topic }) => nameOf(topic)}
    >
      {({ row, onChange, errors }) => (
        <div className={styles.row} lang={lang}>
          <Select
            label={t('textForm.topic')}
            data={[row.topic, ...left].map((topic) => ({ value: topic, label: nameOf(topic) }))}
            allowDeselect={false}
            value={row.topic}
            onChange={(topic) => topic && onChange({ ...row, topic })}
            error={errorAt(errors, 'topic')}
          />
          <Textarea
            label={t('textForm.topicText')}
            autosize
            minRows={2}
            description={<LengthHint length={row.text.length} max={maxLength} />}
            value={row.text}
            onChange={(event) => onChange({ ...row, text: event.currentTarget.value })}
            error={errorAt(errors, 'text')}
          />
        </div>
      )}
    </RowList>
  )
}
