import { Alert, Button, Group, Select, TagsInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { limits } from '#contract/base/limits.ts'
import type { AnswerOf } from '#contract/index.ts'
import { hotelStays } from '#contract/quotes/proposals/hotel-stays.ts'
import { similarTexts } from '#texts/written.ts'
import { roomKinds } from '#contract/quotes/wish-fields.ts'
import { classes } from '#contract/trade/rates/rate-lines.ts'
import { type NumberFieldValue, NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { useFailureText } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import type { ProposalFormValues } from '../form/proposal-form-values.ts'
import { type OfferedRate, RateSelect } from './rate-select.tsx'
import type { SuggestButtonProps } from './suggest-button.tsx'
import { SuggestedLines } from './suggested-lines.tsx'
import styles from './suggest.module.css'
import { useStayLabel } from './use-suggestion-messages.ts'

interface SuggestFormProps extends SuggestButtonProps {
  onDone: () => void
}

type Rooms = Record<(typeof roomKinds)[number], NumberFieldValue>

/** Form for the parameters of a rate, with the lines that it suggests. */
export function SuggestForm({ item, proposalId, quote, onDone }: SuggestFormProps) {
  const t = usePanelTexts()
  const textOf = useFailureText()
  const { values } = item.form
  const stayText = useStayLabel()
  const [rateId, setRateId] = useState('')
  const [stays, setStays] = useState<ReturnType<typeof staysOf>>([])
  const [startOn, setStartOn] = useState(values.startOn || firstDayOf(quote))
  const [nights, setNights] = useState<NumberFieldValue>('')
  const [rooms, setRooms] = useState(() => roomsOf(quote))
  const [ages, setAges] = useState(quote.children.map(String))
  const [wantedClass, setWantedClass] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [answer, setAnswer] = useState<AnswerOf<'suggestPrices'> & { rateId: string }>()
  const take = (stay: ReturnType<typeof staysOf>[number] | undefined) => {
    const begins = stay?.from ?? values.startOn
    if (begins) setStartOn(begins)
    setNights(stay?.nights ?? '')
  }
  const choose = (rate: OfferedRate) => {
    const found = staysOf(rate, values)
    setRateId(rate.id)
    setStays(found)
    take(found[0])
  }
  const ask = async () => {
    setBusy(true)
    setFailure(undefined)
    const chosen = classes.find((each) => each === wantedClass)
    try {
      const asked = {
        proposalId,
        rateId,
        startOn,
        rooms: roomKinds.flatMap((kind) => (rooms[kind] ? [{ kind, count: rooms[kind] }] : [])),
        children: ages.map(Number),
        ...(chosen && { class: chosen }),
        ...(nights !== '' && { nights }),
      }
      setAnswer({ ...(await panelCall('suggestPrices', asked)), rateId })
    } catch (refusal) {
      setAnswer(undefined)
      setFailure(refusal)
    }
    setBusy(false)
  }
  return (
    <div className={styles.form}>
      <p className={styles.hint}>{t('proposalForm.suggest.hint')}</p>
      <RateSelect value={rateId} onChange={choose} validOn={startOn} />
      {stays.length > 1 && values.startOn !== '' && (
        <Select
          label={t('proposalForm.suggest.stay')}
          allowDeselect={false}
          data={stays.map((stay) => ({ value: stay.from ?? '', label: stayText(stay) }))}
          value={startOn}
          onChange={(from) => take(stays.find((stay) => stay.from === from))}
        />
      )}
      <div className={styles.fields}>
        <TextInput
          type="date"
          label={t('proposalForm.labels.startOn')}
          value={startOn}
          onChange={(event) => setStartOn(event.currentTarget.value)}
        />
        <NumberField
          label={t('form.nights')}
          placeholder={t('proposalForm.suggest.usualNights')}
          min={1}
          max={limits.daysMax}
          value={nights}
          onChange={setNights}
        />
        <Select
          label={t('rateForm.class')}
          placeholder={t('rateForm.any')}
          clearable
          data={classes.map((value) => ({ value, label: t(`rates.classes.${value}`) }))}
          value={wantedClass}
          onChange={setWantedClass}
        />
        <TagsInput
          label={t('proposalForm.suggest.ages')}
          value={ages}
          onChange={(typed) => setAges(typed.filter((age) => /^\d{1,2}$/.test(age)))}
          maxTags={limits.childrenMax}
          allowDuplicates
          splitChars={[',', ';', ' ']}
        />
      </div>
      <fieldset className={styles.rooms}>
        <legend>{t('proposalForm.suggest.rooms')}</legend>
        <div className={styles.fields}>
          {roomKinds.map((kind) => (
            <NumberField
              key={kind}
              label={t(`request.roomKinds.${kind}`)}
              min={0}
              max={limits.roomsOfKindMax}
              value={rooms[kind]}
              onChange={(count) => setRooms({ ...rooms, [kind]: count })}
            />
          ))}
        </div>
      </fieldset>
      <Group>
        <Button
          variant={answer ? 'default' : 'filled'}
          disabled={rateId === '' || startOn === ''}
          loading={busy}
          onClick={() => void ask()}
        >
          {t('proposalForm.suggest.ask')}
        </Button>
      </Group>
      {failure !== undefined && (
        <Alert color="wine" role="alert">
          {textOf(failure)}
        </Alert>
      )}
      {answer && (
        <SuggestedLines
          key={JSON.stringify(answer)}
          answer={answer}
          rateId={answer.rateId}
          item={item}
          onDone={onDone}
        />
      )}
    </div>
  )
}

/** The stays that the draft has at the hotel of a rate; of everything else none. */
function staysOf({ entityType, item }: OfferedRate, { days, startOn }: ProposalFormValues) {
  if (entityType !== 'hotel') return []
  const names = item.details.map(({ name }) => name)
  return hotelStays(days, names, similarTexts).map(({ index, nights }) => ({
    from: startOn ? dayOfNumber(dayNumber(startOn) + index) : null,
    day: index + 1,
    nights,
  }))
}

function firstDayOf({ travel }: SuggestFormProps['quote']): string {
  if (!travel) return ''
  if (travel.from !== undefined) return travel.from
  const [month] = travel.months ?? [travel.month]
  return month ? `${month}-01` : ''
}

function roomsOf({ rooms }: SuggestFormProps['quote']): Rooms {
  const counts = (kind: string) => rooms.find((room) => room.kind === kind)?.count ?? ''
  return {
    double: counts('double'),
    twin: counts('twin'),
    single: counts('single'),
    triple: counts('triple'),
    family: counts('family'),
  }
}
