import { Stack, Switch } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type { InputProps } from '#web/admin/kit/form/fields/input-props.ts'

interface VisibilityFieldsProps {
  flags: readonly ('status' | 'starred' | 'showVideo')[]
  inputProps: InputProps
}

/** The switches of what visitors see, each with what it does. */
export function VisibilityFields({ flags, inputProps }: VisibilityFieldsProps) {
  const t = usePanelTexts()
  return (
    <Card title={t('form.visibility')}>
      <Stack gap="md">
        {flags.map((flag) => (
          <Switch
            key={flag}
            color="pampas"
            size="md"
            label={t(`form.${flag}`)}
            description={t(`form.${flag}Hint`)}
            {...inputProps(flag, { type: 'checkbox' })}
          />
        ))}
      </Stack>
    </Card>
  )
}
