import { PasswordInput, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface FactorInputProps {
  /** Of who has no second factor. */
  asksPassword?: boolean
  value: string
  onChange: (typed: string) => void
}

/** The field in which somebody shows who they are; it takes the focus where it appears. */
export function FactorInput({ asksPassword = false, value, onChange }: FactorInputProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const shared = {
    ref: input,
    required: true,
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(currentTarget.value),
    'data-autofocus': true,
    'data-mantine-stop-propagation': 'true',
  }
  return asksPassword ? (
    <PasswordInput
      label={t('translation:account.confirm.password')}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('users.showPassword') }}
      {...shared}
    />
  ) : (
    <TextInput
      label={t('translation:account.confirm.code')}
      description={t('translation:account.confirm.codeHint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...shared}
    />
  )
}
