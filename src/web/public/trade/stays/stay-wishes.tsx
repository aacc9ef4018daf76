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
        <SelectField
          label={t('stays.board')}
          value={draft.board}
          onChange={({ target }) =>
            change({ board: boards.find((each) => each === target.value) ?? '' })
          }
        >
          <option value="">{t('stays.any')}</option>
          {boards.map((each) => (
            <option key={each} value={each}>
              {t(`rates.boards.${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('stays.class')}
          value={draft.class}
          onChange={({ target }) =>
            change({ class: classes.find((each) => each === target.value) ?? '' })
          }
        >
          <option value="">{t('stays.any')}</option>
          {classes.map((each) => (
            <option key={each} value={each}>
              {t(`rates.classes.${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('stays.service')}
          value={draft.service}
          onChange={({ target }) =>
            change({ service: services.find((each) => each === target.value) ?? '' })
          }
        >
          <option value="">{t('stays.any')}</option>
          {services.map((each) => (
            <option key={each} value={each}>
              {t(`rates.services.${each}`)}
            </option>
          ))}
        </SelectField>
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
