import { momentInWords } from '#contract/base/dates/moment-in-words.ts'
import type { QuoteFormData } from '../quote-form-data.ts'
import { pageLanguage } from '#web/public/frame/scripts/page-language.ts'
import { filled } from './filled.ts'
import { writeLines } from './sent-copy.ts'
import { momentHere } from './visitors-clock.ts'

interface Answer {
  reference: string
  dueAt: Date | null
}

interface Sent {
  copy: readonly [string, string][]
  /** By which the visitor wants to be answered. */
  channel: FormDataEntryValue | null
}

/** Puts in the form's place what has become of it: its reference, by when an answer comes, and what was sent. */
export function showDone(
  form: HTMLFormElement,
  { reference, dueAt }: Answer,
  { copy, channel }: Sent,
  { texts, timeZone, whatsapp }: QuoteFormData,
): void {
  const template = form.parentElement?.querySelector<HTMLTemplateElement>('[data-request-done]')
  const done = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined
  if (!done) return
  const say = (place: string, text: string | undefined) =>
    done.querySelector(`[data-${place}]`)?.replaceChildren(text ?? '')
  say('reference', reference)
  if (dueAt) {
    const moment = momentInWords(dueAt, timeZone, pageLanguage())
    const here = momentHere(dueAt, timeZone)
    say('due', filled(texts['request.due'], { moment }))
    say('due-here', here && filled(texts['request.dueHere'], { moment: here }))
  }
  const link = done.querySelector<HTMLAnchorElement>('[data-whatsapp]')
  if (link && whatsapp) {
    const text = filled(texts['request.whatsappText'], { reference })
    link.href = `${whatsapp}?text=${encodeURIComponent(text)}`
  }
  for (const line of done.querySelectorAll<HTMLElement>('[data-answered-by]')) {
    line.hidden = line.dataset['answeredBy'] !== (channel ?? 'email')
  }
  writeLines(done.querySelector('[data-copy]'), copy)
  form.replaceWith(done)
  done.querySelector<HTMLElement>('h3')?.focus()
}
