import type { Broken, Control } from './plain-form.ts'

/** As the style sheet has it. */
const phones = matchMedia('(max-width: 39.99rem)')

interface StepsParts {
  check: () => Promise<Broken[]>
  /** Says what is broken; whether anything was. */
  refuse: (broken: readonly Broken[]) => Promise<boolean>
  controlOf: (broken: Broken) => Control | undefined
}

/** On phones the form's groups are steps; one goes on when what is asked in a step is in order. */
export function actOnSteps(form: HTMLFormElement, { check, refuse, controlOf }: StepsParts): void {
  const next = async () => {
    const broken = (await check()).filter((each) => stepOf(controlOf(each)) === currentStep(form))
    if (!(await refuse(broken))) showStep(form, currentStep(form) + 1)
  }
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-moves]') : null
    if (!button) return
    if (Number(button.dataset.moves) > 0) void next()
    else showStep(form, currentStep(form) - 1)
  })
  form.addEventListener(
    'submit',
    (event) => {
      // The key that sends a form goes on to the next step.
      if (!phones.matches || currentStep(form) === lastStep) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void next()
    },
    { capture: true },
  )
}

const lastStep = 3

/** Shows the step that a control stands in. */
export function revealControl(form: HTMLFormElement, control: Control): void {
  const details = control.closest('details')
  if (details) details.open = true
  const step = stepOf(control)
  if (step !== undefined && step !== currentStep(form)) showStep(form, step)
}

function currentStep(form: HTMLFormElement): number {
  return Number(form.dataset.step)
}

function stepOf(control: Control | undefined): number | undefined {
  const step = control?.closest<HTMLElement>('[data-step-of]')?.dataset.stepOf
  return step === undefined ? undefined : Number(step)
}

function showStep(form: HTMLFormElement, step: number): void {
  form.dataset.step = String(step)
  for (const [index, line] of form.querySelectorAll('[data-steps] > li').entries()) {
    if (index + 1 === step) line.setAttribute('aria-current', 'step')
    else line.removeAttribute('aria-current')
  }
  if (!phones.matches) return
  const legend = form.querySelector<HTMLElement>(`[data-step-of="${step}"] > legend`)
  if (!legend) return
  legend.tabIndex = -1
  legend.focus({ preventScroll: true })
  form.scrollIntoView({ block: 'start' })
}
