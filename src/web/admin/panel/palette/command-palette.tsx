import { Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import { Thumbnail } from '#web/admin/catalogue/thumbnail.tsx'
import { paletteStore, selectFirstEntry } from './palette-store.ts'
import styles from '../shell/shell.module.css'
import { type PaletteAction, usePaletteActions } from './use-palette-actions.ts'
import { usePaletteFinds } from './use-palette-finds.ts'
import { usePalettePlaces, usePaletteRecents } from './use-palette-places.ts'

/** Ctrl/Cmd+K: what was opened last, items found in any language, people, quotes, pages, and what can be done. */
export function CommandPalette() {
  const t = usePanelTexts()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const wanted = query.trim()
  const { groups, isLooking } = usePaletteFinds(open, wanted)
  const recents = usePaletteRecents(open, wanted)
  const places = usePalettePlaces(open, wanted)
  const actions = usePaletteActions(wanted)
  const found = groups.length + places.length + actions.length
  const first = groups[0]?.finds[0]?.id
  const hasMoved = useRef(false)
  useLayoutEffect(() => {
    // What is found late does not take the selection from somebody who has moved it.
    if (wanted && !hasMoved.current) selectFirstEntry()
  }, [wanted, first])
  const type = (words: string) => {
    hasMoved.current = false
    setQuery(words)
  }

  return (
    <Spotlight.Root
      store={paletteStore}
      query={query}
      onQueryChange={type}
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
        // The dialog's own way takes a moment, and letters typed meanwhile would be lost.
        autoFocus
        placeholder={t('palette.placeholder')}
        aria-label={t('palette.placeholder')}
        leftSection={<IconSearch size={18} stroke={1.6} />}
        onKeyDown={({ code }) => {
          if (code === 'ArrowDown' || code === 'ArrowUp') hasMoved.current = true
        }}
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
        <ActionGroup label={t('menu.recent')} actions={recents} />
        <ActionGroup label={t('palette.goTo')} actions={places} />
        <ActionGroup label={t('palette.actions')} actions={actions} />
        {found === 0 && !isLooking && <Spotlight.Empty>{t('palette.nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

function ActionGroup({ label, actions }: { label: string; actions: PaletteAction[] }) {
  if (actions.length === 0) return null
  return (
    <Spotlight.ActionsGroup label={label}>
      {actions.map(({ key, label: action, note, Icon, run }) => (
        <Spotlight.Action
          key={key}
          label={action}
          description={note}
          leftSection={<Icon size={20} stroke={1.6} />}
          onClick={run}
        />
      ))}
    </Spotlight.ActionsGroup>
  )
}
