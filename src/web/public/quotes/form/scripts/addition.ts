import { makeIdempotencyKeys } from '#web/shared/forms/idempotency-keys.ts'
import { draftOf } from '#web/shared/forms/draft.ts'
import { call } from '#web/shared/session/session.ts'
import { setFlashMessage } from '#web/public/frame/scripts/flash-message.ts'
import { actOnPlainForm, textIn } from './plain-form.ts'

const loadOperations = async () => (await import('#contract/quotes/visitors.ts')).visitorOperations

/** Has the form of a quote's page add a message; the page then shows it. */
export function actOnAddition(form: HTMLFormElement): void {
  const token = form.dataset.token ?? ''
  const texts = JSON.parse(form.dataset.texts ?? '{}')
  const keyOf = makeIdempotencyKeys()
  const draft = draftOf('addition')
  draft.attach(form)
  const read = () => ({ token, text: textIn(new FormData(form), 'text') })
  actOnPlainForm(form, {
    sending: texts['quote.sending'],
    prepare: loadOperations,
    check: async () => {
      const { input } = (await loadOperations()).addRequestMessage
      const issues = input.safeParse(read()).error?.issues ?? []
      return issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    },
    send: async () => {
      const payload = read()
      await call('addRequestMessage', payload, { idempotencyKey: keyOf(payload) })
      draft.clear()
      setFlashMessage({ type: 'success', text: texts['request.added'] })
      location.reload()
    },
  })
}
