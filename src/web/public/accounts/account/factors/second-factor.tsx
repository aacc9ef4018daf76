import type { Me } from '#contract/accounts/me.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { TotpCodes } from './totp-codes.tsx'
import { Passkeys } from './passkeys.tsx'
import { Part } from '../part.tsx'

export interface SecondFactorProps {
  email: string
  factor: Me['secondFactor']
  onChanged: () => void
}

/** Codes of an app, and passkeys. */
export function SecondFactor(props: SecondFactorProps) {
  const t = useTexts()
  return (
    <Part title={t('account.factor.title')} lead={t('account.factor.lead')}>
      <TotpCodes {...props} />
      <Passkeys onChanged={props.onChanged} />
    </Part>
  )
}
