import { type FormEvent, useId, useState } from 'react'
import type { Language } from '#contract/base/languages/languages.ts'
import { pageLanguages } from '#web/shared/i18n/page-languages.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call } from '#web/shared/session/session.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { FormTrouble, TextArea, TextField } from '#web/shared/ui/fields/field.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useRefusal } from '../use-refusal.ts'
import styles from './client-views.module.css'
import { ItemChoice } from './item-choice.tsx'
import { MarkupFields } from './markup-fields.tsx'
import { PriceRows } from './price-rows.tsx'
import { markupOfDraft, moneyOfDraft, type ViewDraft } from './view-draft.ts'

type TextName =
  | 'title'
  | 'remarks'
  | 'travellers'
  | 'startOn'
  | 'expiresOn'
  | 'terms'
  | 'validUntil'

interface ViewFormProps {
  first: ViewDraft
  /** Keeps what was typed. */
  keep: (draft: ViewDraft) => void
  onDone: (made: { id: string; url?: string }) => void
  onLeave: () => void
}

/** A client view, new or edited. What is wrong is said beside its field, and nothing that was typed is lost. */
export function ViewForm({ first, keep, onDone, onLeave }: ViewFormProps) {
  const t = useTexts()
  const language = useLanguage()
  const id = useId()
  const [draft, setDraft] = useState(first)
  const { errors, trouble, refuse, clear } = useRefusal()
  const [isSending, setIsSending] = useState(false)
  const change = (fields: Partial<ViewDraft>) => {
    const next = { ...draft, ...fields }
    setDraft(next)
    keep(next)
  }
  const text = (name: TextName) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setIsSending(true)
    clear()
    try {
      const made = await sendDraft(draft, language)
      toastSuccess(t(draft.id ? 'clientViews.saved' : 'clientViews.made'))
      onDone(made)
    } catch (failure) {
      await refuse(form, failure)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <form
      className={styles.part}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h2 id={id}>{t(draft.id ? 'clientViews.editOne' : 'clientViews.newOne')}</h2>
      {draft.proposal ? (
        <p>{t('clientViews.showsProposal', { title: draft.proposal.title })}</p>
      ) : (
        <ItemChoice
          items={draft.items}
          error={errors['items']}
          onChange={(items) => change({ items })}
        />
      )}
      <div className={styles.pair}>
        <TextField label={t('clientViews.viewTitle')} maxLength={160} required {...text('title')} />
        <SelectField
          label={t('clientViews.language')}
          value={draft.lang || language}
          onChange={({ target }) => change({ lang: target.value as Language })}
        >
          {pageLanguages().map((lang) => (
            <option key={lang} value={lang}>
              {t(`common.languages.${lang}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.three}>
        <TextField label={t('clientViews.travellers')} maxLength={120} {...text('travellers')} />
        <TextField label={t('clientViews.startOn')} type="date" {...text('startOn')} />
        <TextField
          label={t('clientViews.expiresOn')}
          hint={t('clientViews.expiresHint')}
          type="date"
          required
          {...text('expiresOn')}
        />
      </div>
      <TextArea
        label={t('clientViews.remarks')}
        hint={t('clientViews.remarksHint')}
        maxLength={2_000}
        {...text('remarks')}
      />
      {draft.proposal && (
        <MarkupFields
          markup={draft.markup}
          errors={errors}
          onChange={(markup) => change({ markup })}
        />
      )}
      <PriceRows
        prices={draft.prices}
        errors={errors}
        areSummed={draft.markup !== undefined}
        onChange={(prices) => change({ prices })}
      />
      <TextField
        label={t('clientViews.validUntil')}
        hint={t('clientViews.validUntilHint')}
        type="date"
        {...text('validUntil')}
      />
      <TextArea
        label={t('clientViews.terms')}
        hint={t('clientViews.termsHint')}
        maxLength={5_000}
        {...text('terms')}
      />
      <FormTrouble text={trouble} />
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending}>
          {t(draft.id ? 'clientViews.save' : 'clientViews.make')}
        </Button>
        <Button look="outline" onClick={onLeave}>
          {t('clientViews.leave')}
        </Button>
      </div>
    </form>
  )
}

async function sendDraft(
  draft: ViewDraft,
  language: Language,
): Promise<{ id: string; url?: string }> {
  const { id, proposal, items, prices, title, remarks, travellers, startOn, expiresOn } = draft
  const said = {
    lang: draft.lang || language,
    title,
    remarks,
    expiresOn,
    travellers: travellers || null,
    startOn: startOn || null,
    ownPrices: prices.map((price) => ({
      label: price.label,
      amount: moneyOfDraft(price),
      note: price.note || null,
      ...(price.inTotal && { inTotal: true }),
    })),
    terms: draft.terms,
    validUntil: draft.validUntil || null,
    markup: proposal && draft.markup ? markupOfDraft(draft.markup) : null,
  }
  const chosen = items.map(({ entityType, entityId }) => ({ entityType, entityId }))
  const of = proposal ? { proposalId: proposal.id } : { items: chosen }
  if (id === undefined) return call('addClientView', { ...said, ...of })
  return call('editClientView', { id, ...said, ...of })
}
