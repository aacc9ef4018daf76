import { Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Thumbnail } from '../catalogue/thumbnail.tsx'
import { paletteStore, selectFirstEntry } from './palette-store.ts'
import styles from './shell.module.css'
import { type PaletteAction, usePaletteActions, usePalettePlaces } from './use-palette-actions.ts'
import { usePaletteFinds } from './use-palette-finds.ts'

/** Ctrl/Cmd+K: items found in any language, people, quotes, sections, and what can be done. */
export function CommandPalette() {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const wanted = query.trim()
  const groups = usePaletteFinds(open, wanted)
  const places = usePalettePlaces(wanted)
  const actions = usePaletteActions(wanted)
  const found = groups.length + places.length + actions.length
  const first = groups[0]?.finds[0]?.id
  useLayoutEffect(() => {
    if (wanted) selectFirstEntry()
  }, [wanted, first])

  return (
    <Spotlight.Root
      store={paletteStore}
      query={query}
      onQueryChange={setQuery}
      onSpotlightOpen={() => setOpen(true)}
      onSpotlightClose={() => setOpen(false)}
      // Reopened while it fades, it would keep old words and lose new ones.
      transitionProps={{ duration: 0 }}
      tagsToIgnore={[]}
      triggerOnContentEditable
      title={t('palette.goTo')}
      classNames={{ header: styles.hidden }}
      scrollable
      maxHeight="min(32rem, 70vh)"
    >
      <Spotlight.Search
        placeholder={t('palette.placeholder')}
        aria-label={t('palette.placeholder')}
        leftSection={<IconSearch size={18} stroke={1.6} />}
      />
      <Spotlight.ActionsList aria-label={t('palette.goTo')}>
        {groups.map(({ section, finds }) => (
          <Spotlight.ActionsGroup key={section} label={section}>
            {finds.map(({ id, label, note, to, image }) => (
              <Spotlight.Action
                key={id}
                label={label}
                description={note}
                leftSection={image === undefined ? null : <Thumbnail media={image} size="small" />}
                onClick={() => void navigate(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        <ActionGroup label={t('palette.goTo')} actions={places} />
        <ActionGroup label={t('palette.actions')} actions={actions} />
        {found === 0 && <Spotlight.Empty>{t('palette.nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

function ActionGroup({ label, actions }: { label: string; actions: PaletteAction[] }) {
  if (actions.length === 0) return null
  return (
    <Spotlight.ActionsGroup label={label}>
      {actions.map(({ label: action, Icon, run }) => (
        <Spotlight.Action
          key={action}
          label={action}
          leftSection={<Icon size={20} stroke={1.6} />}
          onClick={run}
        />
      ))}
    </Spotlight.ActionsGroup>
  )
}
