import { sessionToken } from '../../session/session.ts'
import { showThere } from './visitors-clock.ts'

/** How far from the window a form that comes into view is made ready. */
const viewMargin = '300px'

/** Has the forms of requests act once they come into view or are touched; most visits touch none. */
export function watchRequests(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-request]')) watch(form)
  showThere(document.querySelectorAll<HTMLTimeElement>('time[data-there]'))
}

function watch(form: HTMLFormElement): void {
  let acting: Promise<void> | undefined
  const act = async () => {
    if (form.dataset.request === 'addition') {
      const { actOnAddition } = await import('./addition.ts')
      return actOnAddition(form)
    }
    const { actOnRequestForm } = await import('./request-form.ts')
    return actOnRequestForm(form)
  }
  const wake = () => {
    // Without a network there is another try at the next touch.
    acting ??= act().catch((error: unknown) => {
      acting = undefined
      throw error
    })
    return acting
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      requestIdleCallback(() => void wake())
    },
    { rootMargin: viewMargin },
  )
  observer.observe(form)
  // Somebody who is logged in finds their name in it.
  if (sessionToken.read()) void wake()
  form.addEventListener('focusin', () => void wake())
  // What is pressed before anything acts is pressed again then.
  const isAsleep = () => form.dataset.awake === undefined
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.type === 'button' && isAsleep()) void wake().then(() => button.click())
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isAsleep()) void wake().then(() => form.requestSubmit())
  })
}
