import { type FormEvent, useId, useState } from 'react'
import type { AnswerOf } from '#contract/index.ts'
import { Failure } from '#contract/base/failures.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call } from '#web/shared/session/session.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { FormTrouble, TextField } from '#web/shared/ui/fields/field.tsx'
import { StayAnswer } from './stay-answer.tsx'
import {
  emptyStay,
  type StayDraft,
  type StayInput,
  stayPayload,
  type TypedField,
} from './stay-draft.ts'
import { StayWishes } from './stay-wishes.tsx'
import { useRefusal } from '../use-refusal.ts'
import styles from './stays.module.css'

interface StayCalculatorProps {
  userId: string
  kind: StayInput['entityType']
  id: string
}

const fieldOfPath = (path: string) => path.split('.')[0] ?? ''

/** The answer of the last calculation, with its question. */
interface Reckoned {
  asked: StayInput
  answer: AnswerOf<'reckonStay'> | null
}

/** The calculator of a stay for agents: dates, travellers and rooms in, lines and total out. */
export default function StayCalculator({ userId, kind, id }: StayCalculatorProps) {
  const t = useTexts()
  const language = useLanguage()
  const titleId = useId()
  const [draft, setDraft] = useState(emptyStay)
  const { errors, trouble, refuse, clear } = useRefusal(fieldOfPath)
  const [isBusy, setBusy] = useState(false)
  const [reckoned, setReckoned] = useState<Reckoned>()
  const change = (fields: Partial<StayDraft>) => setDraft((all) => ({ ...all, ...fields }))
  const text = (name: TypedField) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })

  async function calculate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const asked = stayPayload(draft, { entityType: kind, entityId: id, lang: language })
    setBusy(true)
    clear()
    try {
      setReckoned({ asked, answer: await call('reckonStay', asked) })
    } catch (failure) {
      if (failure instanceof Failure && failure.name === 'NOT_FOUND_ERROR') {
        setReckoned({ asked, answer: null })
      } else await refuse(form, failure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={styles.stay} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('stays.title')}</h2>
      <p>{t('stays.lead')}</p>
      <form noValidate onSubmit={(event) => void calculate(event)}>
        <div>
          <TextField
            label={t(kind === 'hotel' ? 'stays.firstNight' : 'stays.on')}
            type="date"
            required
            {...text('from')}
          />
          {kind === 'hotel' && (
            <TextField
              label={t('stays.nights')}
              type="number"
              min={1}
              required
              {...text('nights')}
            />
          )}
          <TextField label={t('stays.adults')} type="number" min={1} required {...text('adults')} />
          <TextField
            label={t('stays.children')}
            hint={t('stays.childrenHint')}
            inputMode="numeric"
            {...text('children')}
          />
        </div>
        <StayWishes draft={draft} change={change} error={errors['rooms']} />
        <FormTrouble text={trouble} />
        <Button type="submit" disabled={isBusy}>
          {t('stays.calculate')}
        </Button>
      </form>
      <div aria-live="polite">
        {reckoned?.answer === null && <p>{t('stays.none')}</p>}
        {reckoned?.answer && (
          <StayAnswer userId={userId} asked={reckoned.asked} answer={reckoned.answer} />
        )}
      </div>
    </section>
  )
}
