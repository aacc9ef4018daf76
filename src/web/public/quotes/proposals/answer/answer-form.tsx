import { useId } from 'react'
import { limits } from '#contract/base/limits.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { TroublePlaces } from '#web/shared/ui/fields/error-places.tsx'
import fields from '#web/shared/ui/fields/field.module.css'
import styles from './answer-form.module.css'
import { ExtraChoice, GroupSize, OptionChoice } from './choices.tsx'
import { FieldError } from './field-error.tsx'
import { RunningTotal } from './running-total.tsx'
import type { ProposalView } from '../proposal-view.server.ts'

/**
 * Form for a visitor's answer. No part of it is drawn again: `proposal-answer.ts` shows the errors that wait in it
 * and sends its values.
 */
export function AnswerForm({ view }: { view: ProposalView }) {
  const t = useTexts()
  const { token, version, reference, validUntil } = view
  return (
    <>
      <p className={styles.lead}>{t('proposal.answerLead', { date: validUntil })}</p>
      <noscript>
        <p data-trouble="">{t('proposal.needsScript')}</p>
      </noscript>
      <form
        className={styles.form}
        method="dialog"
        noValidate
        data-request="proposal"
        data-wakes="visible"
        data-proposal={token}
        data-version={version}
        data-draft={`${reference}-${version}`}
      >
        <OptionChoice view={view} />
        <GroupSize view={view} />
        <ExtraChoice view={view} />
        <RunningTotal view={view} />
        <NameField />
        <TermsTick view={view} />
        <TextField />
        <div role="alert">
          <TroublePlaces />
        </div>
        <Button type="submit" name="answer" value="accepted">
          {t('proposal.accept')}
        </Button>
        <ChangeWish />
        <details className={styles.decline}>
          <summary>{t('proposal.declineOpen')}</summary>
          <p>{t('proposal.declineText')}</p>
          <Button type="submit" look="outline" name="answer" value="declined">
            {t('proposal.decline')}
          </Button>
        </details>
      </form>
    </>
  )
}

function NameField() {
  const t = useTexts()
  const id = useId()
  return (
    <div className={fields.field} data-field>
      <label className={fields.label} htmlFor={id}>
        {t('proposal.acceptedBy')}
      </label>
      <input
        id={id}
        className={fields.control}
        type="text"
        name="acceptedBy"
        autoComplete="name"
        maxLength={limits.acceptedByMaxLength}
        aria-describedby={`${id}-error`}
        required
      />
      <FieldError id={`${id}-error`}>{t('proposal.errors.acceptedBy')}</FieldError>
    </div>
  )
}

/** Asked for as long as the agency publishes its conditions; they open beside the form, which keeps what was typed. */
function TermsTick({ view: { terms } }: { view: ProposalView }) {
  const t = useTexts()
  const id = useId()
  if (!terms) return null
  return (
    <div className={fields.field} data-field>
      <span className={fields.tick}>
        <input id={id} type="checkbox" name="terms" aria-describedby={`${id}-error`} required />
        <label htmlFor={id}>
          {t('proposal.termsRead')}{' '}
          <a href={terms.to} lang={terms.lang} target="_blank" rel="noopener">
            {terms.title}
          </a>
        </label>
      </span>
      <FieldError id={`${id}-error`}>{t('proposal.errors.terms')}</FieldError>
    </div>
  )
}

/** A wish for a change, which leaves the proposal open. */
function ChangeWish() {
  const t = useTexts()
  const id = useId()
  return (
    <details className={styles.decline}>
      <summary>{t('proposal.changeOpen')}</summary>
      <div className={fields.field} data-field>
        <label className={fields.label} htmlFor={id}>
          {t('proposal.changeLabel')}
        </label>
        <textarea
          id={id}
          className={fields.control}
          name="change"
          maxLength={limits.answerTextMaxLength}
          aria-describedby={`${id}-error`}
        />
        <FieldError id={`${id}-error`}>{t('proposal.errors.change')}</FieldError>
      </div>
      <p role="status">
        <span data-asked hidden>
          {t('proposal.changeAsked')}
        </span>
      </p>
      <Button type="submit" look="outline" name="answer" value="change" formNoValidate>
        {t('proposal.changeSend')}
      </Button>
    </details>
  )
}

function TextField() {
  const t = useTexts()
  const id = useId()
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {t('proposal.text')}
      </label>
      <textarea
        id={id}
        className={fields.control}
        name="text"
        maxLength={limits.answerTextMaxLength}
      />
    </div>
  )
}
