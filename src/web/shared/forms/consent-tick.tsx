import { type ComponentProps, useState } from 'react'
import { flushSync } from 'react-dom'
import { paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '../i18n/use-texts.tsx'
import { TickField } from '../ui/fields/field.tsx'
import { issuesOf } from './report-failure.ts'

/** That the privacy notice was read; the notice opens beside the form, which keeps what was typed. */
export function ConsentTick(tick: Omit<ComponentProps<typeof TickField>, 'children'>) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <TickField required {...tick}>
      {t('consent.read')}{' '}
      <a href={paths.page(language, 'privacy')} target="_blank" rel="noopener">
        {t('consent.notice')}
      </a>
    </TickField>
  )
}

/**
 * Whether a form asks for consent: as its page says, or once the server has demanded it because the
 * notice was published after the page was opened. `send` is then refused at the tick.
 */
export function useAskedConsent(told: boolean) {
  const [asked, setAsked] = useState(told)
  async function learning<Sent>(send: Promise<Sent>): Promise<Sent> {
    try {
      return await send
    } catch (failure) {
      if (issuesOf(failure).some(({ path }) => path === 'consent')) flushSync(() => setAsked(true))
      throw failure
    }
  }
  return { asked, learning }
}
