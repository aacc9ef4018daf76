import { useState } from 'react'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call } from '#web/shared/session/session.ts'
import { TickField } from '#web/shared/ui/fields/field.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { reportFailure } from '../rates/report-failure.ts'

/** Switches the monthly mail on and off; it goes back where the server does not take it. */
export function DigestSwitch({ initially }: { initially: boolean }) {
  const t = useTexts()
  const language = useLanguage()
  const [isOn, setOn] = useState(initially)
  const change = async (on: boolean) => {
    setOn(on)
    try {
      await call('setTradeDigest', { on })
      toastSuccess(t(on ? 'agents.digestOn' : 'agents.digestOff'))
    } catch (failure) {
      setOn(!on)
      await reportFailure({ language, t })(failure)
    }
  }
  return (
    <TickField checked={isOn} onChange={({ target }) => void change(target.checked)}>
      {t('agents.digest')}
    </TickField>
  )
}
