import { useId } from 'react'
import { roomKinds } from '#contract/quotes/wish-fields.ts'
import { boards, classes, services } from '#contract/trade/rates/rate-lines.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { TextField, TickField } from '#web/shared/ui/fields/field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import type { StayDraft } from './stay-draft.ts'

interface StayWishesProps {
  draft: StayDraft
  change: (fields: Partial<StayDraft>) => void
  error: string | undefined
}

/** Rooms and preferences, folded: most stays need none of them. */
export function StayWishes({ draft, change, error }: StayWishesProps) {
  const t = useTexts()
  const errorId = useId()
  const wishes = { draft, change }
  return (
    <details open={error !== undefined || undefined}>
      <summary>{t('stays.rooms')}</summary>
      <p>{t('stays.roomsHint')}</p>
      <div>
        {roomKinds.map((kind) => (
          <TextField
            key={kind}
            label={t(`request.roomKinds.${kind}`)}
            type="number"
            min={0}
            value={draft.rooms[kind] ?? ''}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            onChange={({ target }) => change({ rooms: { ...draft.rooms, [kind]: target.value } })}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert">
          {error}
        </p>
      )}
      <div>
        <Wish
          name="board"
          options={boards}
          wordOf={(each) => t(`rates.boards.${each}`)}
          {...wishes}
        />
        <Wish
          name="class"
          options={classes}
          wordOf={(each) => t(`rates.classes.${each}`)}
          {...wishes}
        />
        <Wish
          name="service"
          options={services}
          wordOf={(each) => t(`rates.services.${each}`)}
          {...wishes}
        />
      </div>
      <TickField
        checked={draft.residents}
        onChange={({ target }) => change({ residents: target.checked })}
      >
        {t('stays.residents')}
      </TickField>
    </details>
  )
}

type WishName = 'board' | 'class' | 'service'

interface WishProps<Name extends WishName> extends Omit<StayWishesProps, 'error'> {
  name: Name
  options: readonly Exclude<StayDraft[Name], '' | undefined>[]
  wordOf: (option: Exclude<StayDraft[Name], '' | undefined>) => string
}

/** One preference; nothing chosen is any. */
function Wish<Name extends WishName>(props: WishProps<Name>) {
  const { name, options, wordOf, draft, change } = props
  const t = useTexts()
  return (
    <SelectField
      label={t(`stays.${name}`)}
      value={draft[name]}
      onChange={({ target }) =>
        change({ [name]: options.find((each) => each === target.value) ?? '' })
      }
    >
      <option value="">{t('stays.any')}</option>
      {options.map((each) => (
        <option key={each} value={each}>
          {wordOf(each)}
        </option>
      ))}
    </SelectField>
  )
}
