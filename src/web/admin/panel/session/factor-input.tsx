import { PasswordInput, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'

interface FactorInputProps {
  /** Of who has no second factor. */
  asksPassword?: boolean
  value: string
  onChange: (typed: string) => void
}

/** The field in which somebody shows who they are; it takes the focus where it appears. */
export function FactorInput({ asksPassword = false, value, onChange }: FactorInputProps) {
  const t = usePanelTexts()
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
      label={t('account.confirm.password')}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('users.showPassword') }}
      {...shared}
    />
  ) : (
    <TextInput
      label={t('account.confirm.code')}
      description={t('account.confirm.codeHint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...shared}
    />
  )
}
