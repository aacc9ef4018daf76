import type { Kind } from '#contract/base/kinds.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import { captchaToken } from '#web/shared/captcha/captcha-token.ts'
import { draftOf } from '#web/shared/forms/draft.ts'
import { makeIdempotencyKeys } from '#web/shared/forms/idempotency-keys.ts'
import type { QuoteFormData } from '../quote-form-data.ts'
import { shortlist } from '../../shortlist/shortlist.ts'
import { call, currentSession, onSessionChange } from '#web/shared/session/session.ts'
import { pageLanguage } from '#web/public/frame/scripts/page-language.ts'
import { visitSource } from './visit-source.ts'
import { listCountries } from './countries.ts'
import { filled } from './filled.ts'
import { actOnPlainForm, type Broken, controlsOf } from './plain-form.ts'
import { readQuote } from './quote-payload.ts'
import { copyOf } from './sent-copy.ts'
import { showDone } from './show-done.ts'
import { actOnSteps, revealControl } from './steps.ts'
import { warnOfClosures } from './warn-of-closures.ts'

const agreed = ['consent', 'marketing']

/** The contract's own schemas: heavy, and of use to those alone who begin to type. */
const loadOperations = async () => (await import('#contract/quotes/quotes.ts')).quoteOperations

/** Has a quote form check, keep and send what is typed (requirements §11.1). */
export async function initQuoteForm(form: HTMLFormElement): Promise<void> {
  const data = dataOf(form)
  const draft = draftOf(data.draft, agreed)
  const keyOf = makeIdempotencyKeys()
  draft.attach(form)
  prefill(form)
  onSessionChange(() => prefill(form))
  showNotes(data)
  warnOfClosures(form, data)
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-starts]') : null
    if (button?.dataset.starts) beginMessage(form, button.dataset.starts)
  })

  const read = () => {
    const isGroup = form.querySelector('option[data-group]:checked') !== null
    const typed = readQuote(new FormData(form), isGroup)
    const about = aboutOf(data)
    return { ...typed, ...about, payload: { ...typed.wishes, ...about.payload } }
  }
  const check = async (): Promise<Broken[]> => {
    const { payload, broken, operation } = read()
    const operations = await loadOperations()
    const issues = operations[operation].input.safeParse(payload).error?.issues ?? []
    const refused = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    const unread = isConsentAsked(form) && !new FormData(form).has('consent')
    const consent = unread ? [{ path: 'consent', message: messages.consentMissing }] : []
    return [...broken, ...refused, ...consent]
  }

  const send = async () => {
    const { payload: asked, operation, used, mainNote } = read()
    const payload = {
      ...asked,
      ...(mainNote && { message: `${String(asked.message)}\n\n${mainNote}` }),
      ...(isConsentAsked(form) && { consent: new FormData(form).has('consent') }),
      lang: pageLanguage(),
      source: visitSource(),
    }
    const copy = [...itemLines(data), ...copyOf(form, used)]
    const { captcha } = data
    // A captcha that cannot be had is no reason to refuse a visitor: the server decides what it needs.
    const token = captcha && (await captchaToken(captcha, 'createQuote').catch(() => undefined))
    const options = { idempotencyKey: keyOf(payload), captchaToken: token }
    const answer =
      operation === 'createQuote'
        ? await call(operation, payload as unknown as InputOf<'createQuote'>, options)
        : await call(operation, payload as unknown as InputOf<'createOpenQuote'>, options)
    draft.clear()
    showDone(form, answer, { copy, channel: new FormData(form).get('channel') }, data)
  }

  const nameAt = (path: string) => read().nameAt(path)
  const { refuse } = actOnPlainForm(form, {
    check,
    send,
    sending: data.texts['quote.sending'],
    prepare: () => Promise.all([loadOperations(), listCountries(form)]),
    nameAt,
    reveal: (control) => revealControl(form, control),
    onRefusal: async (broken) => {
      if (broken.some(({ path }) => path === 'consent')) await askConsent(form)
    },
  })
  actOnSteps(form, {
    check,
    refuse,
    controlOf: ({ path }) => controlsOf(form).find(({ name }) => name === nameAt(path)),
  })
}

function dataOf(form: HTMLFormElement): QuoteFormData {
  return JSON.parse(form.querySelector('script[type="application/json"]')?.textContent ?? '')
}

/** Returns the visitor's note beside an item, where the page shows it. */
function noteAt(item: string): string | undefined {
  return document.querySelector<HTMLElement>(`[data-note-of="${item}"]`)?.dataset.note
}

/** Somebody who is logged in need not type who they are; what was typed stays. */
function prefill(form: HTMLFormElement): void {
  const session = currentSession()
  if (session.state !== 'loggedIn') return
  const { name, surname, email } = session.account
  const known: Record<string, string> = { name: `${name} ${surname}`, email }
  for (const control of controlsOf(form)) {
    if (control.value === '') control.value = known[control.name] ?? ''
  }
}

/** Shows the visitor's notes beside things they saved, where the page shows the requested items; the notes go along. */
function showNotes({ texts }: QuoteFormData): void {
  for (const { item, note } of shortlist.read()) {
    const place = document.querySelector<HTMLElement>(`[data-note-of="${item}"]`)
    if (!place || !note) continue
    place.dataset.note = note
    place.textContent = filled(texts['request.itemNote'], { note })
  }
}

/**
 * Returns a quote's subject, and its other content: the first item that can be quoted is the main one, hotels never
 * are.
 */
function aboutOf({ items }: QuoteFormData): {
  operation: 'createQuote' | 'createOpenQuote'
  payload: object
  /** Note beside the main item, which has no place for it but the message. */
  mainNote?: string
} {
  const main = items.find(({ item }) => !item.startsWith('hotel:'))
  const rest = items
    .filter((each) => each !== main)
    .map(({ item }) => ({ ...entityOf(item), note: noteAt(item) }))
  const others = rest.length > 0 ? { items: rest } : {}
  if (!main) return { operation: 'createOpenQuote', payload: others }
  const note = noteAt(main.item)
  return {
    operation: 'createQuote',
    payload: { ...entityOf(main.item), ...others },
    ...(note && { mainNote: `${main.name}: ${note}` }),
  }
}

function itemLines({ items, texts }: QuoteFormData): [string, string][] {
  if (items.length === 0) return []
  const lines = items.map(({ item, name }) => [name, noteAt(item)].filter(Boolean).join(': '))
  return [[texts['request.items'], lines.join('\n')]]
}

function entityOf(item: string): { entityType: Kind; entityId: string } {
  const [kind = '', entityId = ''] = item.split(':')
  return { entityType: kind as Kind, entityId }
}

function beginMessage(form: HTMLFormElement, words: string): void {
  const message = form.querySelector('textarea')
  if (!message) return
  if (message.value.trim() === '') message.value = words
  message.focus()
  message.setSelectionRange(message.value.length, message.value.length)
  message.dispatchEvent(new Event('input', { bubbles: true }))
}

function isConsentAsked(form: HTMLFormElement): boolean {
  return form.elements.namedItem('consent') !== null
}

/**
 * The notice was published after the page was opened: the page as it is today has what its form asks, and what was
 * typed stays. Where that cannot be had, the server's refusal is said as any other.
 */
async function askConsent(form: HTMLFormElement): Promise<void> {
  if (isConsentAsked(form)) return
  const html = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'reload' })
    .then((response) => response.text())
    .catch(() => '')
  const today = new DOMParser().parseFromString(html, 'text/html')
  for (const part of form.querySelectorAll<HTMLElement>('[data-consent]')) {
    const asked = today.querySelector(`[data-consent="${part.dataset.consent}"]`)
    if (asked) part.replaceWith(asked)
  }
}
