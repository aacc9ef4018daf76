import { Stack, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PanelCard } from '../page/panel-card.tsx'

type Flag = 'status' | 'starred' | 'showVideo'

interface VisibilityFieldsProps {
  flags: readonly Flag[]
  valueOf: (flag: Flag) => boolean
  onChange: (flag: Flag, value: boolean) => void
}

/** The switches of what visitors see, each with what it does. */
export function VisibilityFields({ flags, valueOf, onChange }: VisibilityFieldsProps) {
  const { t } = useTranslation('admin')
  return (
    <PanelCard title={t('form.visibility')}>
      <Stack gap="md">
        {flags.map((flag) => (
          <Switch
            key={flag}
            color="pampas"
            size="md"
            label={t(`form.${flag}`)}
            description={t(`form.${flag}Hint`)}
            checked={valueOf(flag)}
            onChange={(event) => onChange(flag, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </PanelCard>
  )
}
