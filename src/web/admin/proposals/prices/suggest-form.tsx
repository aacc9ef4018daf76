import { Alert, Button, Group, Select, TagsInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import type { AnswerOf } from '#contract/operation.ts'
import { roomKinds } from '#contract/requests/request-fields.ts'
import { classes } from '#contract/trade/rate-lines.ts'
import { type HeldNumber, NumberField } from '../../kit/form/number-field.tsx'
import { useFailureText } from '../../kit/layout/failure-text.ts'
import { panelCall } from '../../panel-call.ts'
import { RateSelect } from './rate-select.tsx'
import type { SuggestButtonProps } from './suggest-button.tsx'
import { SuggestedLines } from './suggested-lines.tsx'
import styles from './suggest.module.css'

interface SuggestFormProps extends SuggestButtonProps {
  onDone: () => void
}

type Rooms = Record<(typeof roomKinds)[number], HeldNumber>

/** What is asked of a rate, and the lines that it suggests. */
export function SuggestForm({ item, proposalId, request, onDone }: SuggestFormProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const textOf = useFailureText()
  const { values } = item.form
  const [rateId, setRateId] = useState('')
  const [startOn, setStartOn] = useState(values.startOn || firstDayOf(request))
  const [nights, setNights] = useState<HeldNumber>('')
  const [rooms, setRooms] = useState(() => roomsOf(request))
  const [ages, setAges] = useState(request.children.map(String))
  const [wantedClass, setWantedClass] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [answer, setAnswer] = useState<AnswerOf<'suggestPrices'>>()
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
      setAnswer(await panelCall('suggestPrices', asked))
    } catch (refusal) {
      setAnswer(undefined)
      setFailure(refusal)
    }
    setBusy(false)
  }
  return (
    <div className={styles.form}>
      <p className={styles.hint}>{t('proposals.suggest.hint')}</p>
      <RateSelect value={rateId} onChange={setRateId} validOn={startOn} />
      <div className={styles.fields}>
        <TextInput
          type="date"
          label={t('proposals.labels.startOn')}
          value={startOn}
          onChange={(event) => setStartOn(event.currentTarget.value)}
        />
        <NumberField
          label={t('form.nights')}
          placeholder={t('proposals.suggest.usualNights')}
          min={1}
          max={limits.daysMax}
          value={nights}
          onChange={setNights}
        />
        <Select
          label={t('rates.class')}
          placeholder={t('rates.any')}
          clearable
          data={classes.map((value) => ({ value, label: t(`translation:rates.classes.${value}`) }))}
          value={wantedClass}
          onChange={setWantedClass}
        />
        <TagsInput
          label={t('proposals.suggest.ages')}
          value={ages}
          onChange={(typed) => setAges(typed.filter((age) => /^\d{1,2}$/.test(age)))}
          maxTags={limits.childrenMax}
          allowDuplicates
          splitChars={[',', ';', ' ']}
        />
      </div>
      <fieldset className={styles.rooms}>
        <legend>{t('proposals.suggest.rooms')}</legend>
        <div className={styles.fields}>
          {roomKinds.map((kind) => (
            <NumberField
              key={kind}
              label={t(`translation:request.roomKinds.${kind}`)}
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
          {t('proposals.suggest.ask')}
        </Button>
      </Group>
      {failure !== undefined && (
        <Alert color="wine" role="alert">
          {textOf(failure)}
        </Alert>
      )}
      {answer && (
        <SuggestedLines key={JSON.stringify(answer)} answer={answer} item={item} onDone={onDone} />
      )}
    </div>
  )
}

function firstDayOf({ travel }: SuggestFormProps['request']): string {
  if (!travel) return ''
  if (travel.from !== undefined) return travel.from
  const [month] = travel.months ?? [travel.month]
  return month ? `${month}-01` : ''
}

function roomsOf({ rooms }: SuggestFormProps['request']): Rooms {
  const counts = (kind: string) => rooms.find((room) => room.kind === kind)?.count ?? ''
  return {
    double: counts('double'),
    twin: counts('twin'),
    single: counts('single'),
    triple: counts('triple'),
    family: counts('family'),
  }
}
