import { prepareOnIdle } from '#web/shared/forms/prepare-on-idle.ts'
import {
  issuesOf,
  loadMessages,
  toastFailure,
  troubleOf,
} from '#web/shared/forms/report-failure.ts'
import { prepareToasts } from '#web/shared/ui/toasts/toasts.ts'
import { showTrouble } from '#web/shared/forms/form-trouble.ts'
import { pageLanguage } from '#web/public/frame/scripts/page-language.ts'

/** A rule that something typed breaks: where, and its message as the contract has it. */
export interface Broken {
  /** As answers name it: `travel.from`. */
  path: string
  message: string
}

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface PlainFormParts {
  /** Returns the typed values that the contract refuses; nothing if the form may be sent. */
  check: () => Promise<Broken[]>
  send: () => Promise<void>
  /** Text of the button while the form is sent. */
  sending: string
  /** Fetches the modules that sending will need, while one types. */
  prepare: () => Promise<unknown>
  /** The name of the control that a path is about, where it is another. */
  nameAt?: (path: string) => string
  /** Brings a control into view that may be put away. */
  reveal?: (control: Control) => void
  /** Before the server's refusal is shown. */
  onRefusal?: (broken: readonly Broken[]) => Promise<void>
}

/**
 * Has a form of plain inputs refuse what the contract refuses, in the visitor's language, and send the rest;
 * nothing typed is lost, whatever comes back. Gives what shows broken rules.
 */
export function actOnPlainForm(form: HTMLFormElement, parts: PlainFormParts) {
  let wasRefused = false
  const nameAt = parts.nameAt ?? ((path: string) => path)

  const prepare = prepareOnIdle(() => {
    void Promise.allSettled([parts.prepare(), loadMessages(pageLanguage()), prepareToasts()])
  })
  form.addEventListener('focusin', prepare, { once: true })
  form.addEventListener('input', async () => {
    prepare()
    // After a refusal, what is corrected is checked as it is typed.
    if (wasRefused) await show(await parts.check())
  })

  /** Says every broken rule at its control; gives the first of these controls. */
  async function show(broken: readonly Broken[]): Promise<Control | undefined> {
    const inWords = await loadMessages(pageLanguage())
    const said = new Map<Control, string>()
    for (const { path, message } of broken) {
      const control = controlAt(form, nameAt(path))
      if (control && !said.has(control)) said.set(control, inWords(message))
    }
    for (const control of controlsOf(form)) setError(form, control, said.get(control))
    return controlsOf(form).find((control) => said.has(control))
  }

  async function refuse(broken: readonly Broken[]): Promise<boolean> {
    const first = await show(broken)
    if (!first) return false
    wasRefused = true
    parts.reveal?.(first)
    first.focus()
    return true
  }

  async function report(failure: unknown): Promise<void> {
    // Said first: what follows is fetched, and may fail as well.
    showTrouble(form, troubleOf(failure))
    const broken = issuesOf(failure)
    await parts.onRefusal?.(broken)
    if (await refuse(broken)) return
    await toastFailure(failure, {
      language: pageLanguage(),
      t: (key) => form.querySelector(`[data-trouble="${key}"]`)?.textContent ?? '',
    })
  }

  form.addEventListener('submit', async () => {
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
    if (!button || button.disabled) return
    const words = button.textContent
    button.disabled = true
    button.textContent = parts.sending
    showTrouble(form)
    try {
      const broken = await parts.check()
      if (!(await refuse(broken))) await parts.send()
    } catch (failure) {
      await report(failure)
    } finally {
      button.disabled = false
      button.textContent = words
    }
  })
  return { refuse }
}

/** Returns the text typed into a control, or nothing. */
export function textIn(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => 'name' in element && element.name !== '' && 'value' in element,
  )
}

/** The control of a path, else of what the path is a part of. */
function controlAt(form: HTMLFormElement, path: string): Control | undefined {
  const controls = controlsOf(form)
  for (let name = path; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const control = controls.find((each) => each.name === name)
    if (control) return control
  }
  return undefined
}

function setError(form: HTMLFormElement, control: Control, text: string | undefined): void {
  const id = `${control.id}-error`
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
  const others = described.filter((each) => each !== id)
  const old = document.getElementById(id)
  if (text === undefined) {
    if (!old) return
    old.remove()
    control.removeAttribute('aria-invalid')
    setDescription(control, others)
    return
  }
  const template = form.querySelector<HTMLTemplateElement>('template[data-error]')
  const place = old ?? (template?.content.firstElementChild?.cloneNode() as HTMLElement)
  place.id = id
  place.textContent = text
  if (!old) control.closest('[data-field]')?.append(place)
  control.setAttribute('aria-invalid', 'true')
  setDescription(control, [...others, id])
}

function setDescription(control: Control, ids: readonly string[]): void {
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '))
  else control.removeAttribute('aria-describedby')
}
