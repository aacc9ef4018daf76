import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AnswerOf } from '#contract/index.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { accountCall } from '../account-call.ts'
import styles from '../account.module.css'
import { CodesForm } from './codes-form.tsx'
import { CodesSetUp } from './codes-set-up.tsx'
import { Subpart } from '../part.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SecondFactorProps } from './second-factor.tsx'
import { useAct } from '../use-act.ts'

/** From so few on it is said that they run out. */
const few = 3

type Step =
  | { is: 'resting' }
  | { is: 'settingUp'; started: AnswerOf<'startTotp'> }
  | { is: 'renewing' }
  | { is: 'stopping' }
  | { is: 'told'; codes: readonly string[] }

/** Codes of an app: switched on by the first one, which gives recovery codes, and off again. */
export function TotpCodes({ email, factor, onChanged }: SecondFactorProps) {
  const t = useTexts()
  const { act, isBusy } = useAct()
  const heading = useRef<HTMLHeadingElement>(null)
  const [step, setStep] = useState<Step>({ is: 'resting' })
  const rest = () => {
    flushSync(() => setStep({ is: 'resting' }))
    heading.current?.focus()
  }
  const begin = () =>
    act(async () => setStep({ is: 'settingUp', started: await accountCall('startTotp') }))
  const tell = (codes: readonly string[]) => setStep({ is: 'told', codes })
  return (
    <Subpart
      title={t('account.codes.title')}
      lead={t(factor.totp ? 'account.codes.on' : 'account.codes.off')}
      heading={heading}
    >
      {step.is === 'resting' && !factor.totp && (
        <Button className={styles.submit} disabled={isBusy} onClick={begin}>
          {t('account.codes.setUp')}
        </Button>
      )}
      {step.is === 'resting' && factor.totp && (
        <>
          <CodesLeft count={factor.recoveryCodes} />
          <div className={styles.actions}>
            <Button look="outline" onClick={() => setStep({ is: 'renewing' })}>
              {t('account.recovery.renew')}
            </Button>
            <Button look="quiet" onClick={() => setStep({ is: 'stopping' })}>
              {t('account.codes.stop')}
            </Button>
          </div>
        </>
      )}
      {step.is === 'settingUp' && (
        <CodesSetUp
          started={step.started}
          onCancel={rest}
          onConfirmed={(codes) => {
            toastSuccess(t('account.codes.switchedOn'))
            tell(codes)
          }}
        />
      )}
      {step.is === 'renewing' && (
        <CodesForm
          title={t('account.recovery.renew')}
          lead={t('account.recovery.renewLead')}
          confirm={t('account.recovery.renewConfirm')}
          onCancel={rest}
          send={async ({ code }) =>
            tell((await accountCall('renewRecoveryCodes', { code })).recoveryCodes)
          }
        />
      )}
      {step.is === 'stopping' && (
        <CodesForm
          title={t('account.codes.stop')}
          lead={t('account.codes.stopLead')}
          confirm={t('account.codes.stop')}
          asksPassword
          onCancel={rest}
          send={async ({ code, password = '' }) => {
            await accountCall('stopTotp', { code, password })
            toastSuccess(t('account.codes.switchedOff'))
            rest()
            onChanged()
          }}
        />
      )}
      {step.is === 'told' && (
        <RecoveryCodes
          codes={step.codes}
          email={email}
          onKept={() => {
            rest()
            onChanged()
          }}
        />
      )}
    </Subpart>
  )
}

function CodesLeft({ count }: { count: number }) {
  const t = useTexts()
  const left = t('account.recovery.left', { count })
  if (count > few) return <p>{left}</p>
  return (
    <p className={styles.notice}>
      {left} {t('account.recovery.few')}
    </p>
  )
}
