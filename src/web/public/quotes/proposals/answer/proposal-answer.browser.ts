import { Failure } from '#contract/base/failures.ts'
import type { PayloadOf } from '#contract/index.ts'
import { draftOf } from '#web/shared/forms/draft.ts'
import { call } from '#web/shared/session/session.ts'
import { showTrouble } from '#web/shared/forms/form-trouble.ts'
import {
  choiceIn,
  followChoice,
  isOutOfScale,
  type RunningPrices,
} from './running-total.browser.ts'

type Answer = PayloadOf<'answerProposal'>

/** Content and key of the last answer sent: a repeat after a lost answer is the same, a changed one is another. */
let last = { content: '', key: '' }

/**
 * Sends what the form of a proposal's page says. Then the page, loaded again, says what became of it; what could
 * not be sent stays in the form.
 */
export function sendProposalAnswer(form: HTMLFormElement): void {
  const draft = draftOf(`proposal:${form.dataset.draft}`, ['terms'])
  draft.attach(form)
  followChoice(form)
  form.addEventListener('submit', (event) => {
    const wish = event.submitter?.getAttribute('value')
    if (wish === 'change') void askChange(form)
    else if (wish === 'withdraw') {
      const content = tokenOf(form)
      const carryOut: Sending['carryOut'] = (options) =>
        call('withdrawAcceptance', content, options)
      void send(form, { content, carryOut, onSent: draft.clear })
    } else if (wish === 'declined' || isComplete(form)) {
      const said = answerIn(form, wish === 'declined' ? 'declined' : 'accepted')
      const carryOut: Sending['carryOut'] = (options) => call('answerProposal', said, options)
      void send(form, { content: said, carryOut, onSent: draft.clear })
    }
  })
  form.addEventListener('input', ({ target }) => {
    const field = target instanceof Element ? target.closest('[data-field]') : null
    if (field) showError(field, false)
  })
}

/** A call with its content, which a repeat has again. */
interface Sending {
  content: unknown
  carryOut: (options: { idempotencyKey: string }) => Promise<unknown>
  onSent: () => void
  /** Whether the page is loaded again after it. */
  isReloaded?: boolean
}

/** Sends one thing that the form says; what could not be sent stays in the form. */
async function send(form: HTMLFormElement, sending: Sending): Promise<void> {
  const { carryOut, onSent, isReloaded = true } = sending
  const content = JSON.stringify(sending.content)
  if (last.content !== content) last = { content, key: crypto.randomUUID() }
  showTrouble(form)
  setBusy(form, true)
  try {
    await carryOut({ idempotencyKey: last.key })
    onSent()
    if (isReloaded) showAnswered()
    else setBusy(form, false)
  } catch (failure) {
    setBusy(form, false)
    // Somebody else answered, or it has lapsed or been replaced: the page says which.
    if (isClosed(failure)) showAnswered()
    else showTrouble(form, navigator.onLine ? 'common.notSent' : 'common.offline')
  }
}

/** A wish for a change leaves the proposal as it is: the page says that it came, and the field is empty again. */
async function askChange(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLTextAreaElement>('textarea[name=change]')
  const part = field?.closest('[data-field]')
  const text = field?.value.trim() ?? ''
  if (part) showError(part, text === '')
  if (!field || text === '') return
  const said = { ...tokenOf(form), version: Number(form.dataset.version), text }
  const onSent = () => {
    field.value = ''
    form.querySelector('[data-asked]')?.removeAttribute('hidden')
  }
  const carryOut: Sending['carryOut'] = (options) => call('askProposalChange', said, options)
  await send(form, { content: said, carryOut, onSent, isReloaded: false })
}

const tokenOf = (form: HTMLFormElement) => ({ token: form.dataset.proposal ?? '' })

function isClosed(failure: unknown): boolean {
  if (!(failure instanceof Failure)) return false
  const isAboutState = failure.context.issues?.some(({ path }) => path === 'state') ?? false
  return (
    isAboutState || failure.name === 'EDIT_CONFLICT_ERROR' || failure.name === 'NOT_FOUND_ERROR'
  )
}

function showAnswered(): void {
  location.hash = 'answer'
  location.reload()
}

function answerIn(form: HTMLFormElement, answer: Answer['answer']): Answer {
  const fields = new FormData(form)
  const said = (name: string) => textOf(fields, name) || undefined
  const choice = choiceIn(form, pricesIn(form))
  return {
    ...tokenOf(form),
    version: Number(form.dataset.version),
    answer,
    text: said('text'),
    option: said('option'),
    ...(choice?.pax && choice.pax > 0 && { pax: choice.pax }),
    extras: [...(choice?.extras ?? [])],
    acceptedBy: said('acceptedBy'),
    ...(fields.has('terms') && { terms: true }),
  }
}

/** Marks what is demanded and missing, and leads to the first of it. */
function isComplete(form: HTMLFormElement): boolean {
  const missing = [...form.querySelectorAll('[data-field]')].filter((field) => {
    const control = field.querySelector<HTMLInputElement>('input:required')
    const isMissing = field.hasAttribute('data-group-size')
      ? isGroupMissing(form)
      : control !== null && isEmpty(form, control)
    showError(field, isMissing)
    return isMissing
  })
  missing[0]?.querySelector<HTMLInputElement>('input')?.focus()
  return missing.length === 0
}

/** The prices that the page has for its running total; none where there is no total to show. */
function pricesIn(form: HTMLFormElement): RunningPrices {
  const json = form.querySelector<HTMLElement>('[data-running]')?.dataset.running
  return JSON.parse(json ?? '{"options":[],"prices":[]}') as RunningPrices
}

function isGroupMissing(form: HTMLFormElement): boolean {
  const priced = pricesIn(form)
  const choice = choiceIn(form, priced)
  return choice !== undefined && isOutOfScale(priced, choice)
}

function isEmpty(form: HTMLFormElement, { name, type }: HTMLInputElement): boolean {
  const fields = new FormData(form)
  return type === 'text' ? textOf(fields, name) === '' : !fields.has(name)
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function showError(field: Element, isShown: boolean): void {
  field.querySelector('[data-error]')?.toggleAttribute('hidden', !isShown)
  for (const input of field.querySelectorAll('input, textarea')) {
    if (isShown) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }
}

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  for (const button of form.querySelectorAll('button')) button.disabled = isBusy
}
