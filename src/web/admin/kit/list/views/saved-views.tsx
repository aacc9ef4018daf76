import { Button, Menu } from '@mantine/core'
import { IconBookmark, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { Fragment } from 'react'
import type { PanelList, SavedView } from '#contract/accounts/saved-views.ts'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import type { ListState } from '../list-state.ts'
import { useTakenOverViews } from './take-over-views.ts'
import { useListViews, useSetColumns } from './use-list-views.ts'
import { useViewChanges } from './use-view-changes.tsx'
import { changeTo, isShown, paramsOf } from './view-of.ts'

interface SavedViewsProps {
  list: PanelList
  /** Keys that narrow the list, as the address spells them. */
  keys: readonly string[]
  state: ListState
  change: (changes: Record<string, string | null>) => void
  size?: 'compact-md'
}

/** The views of a list, filters and order under names: the user's own, and those of everybody. */
export function SavedViews({ list, keys, state, change, size }: SavedViewsProps) {
  const t = usePanelTexts()
  useTakenOverViews(list)
  const { views, columns } = useListViews(list)
  const setColumns = useSetColumns(list)
  const now = paramsOf(state, keys)
  const { askForName, askForRename, replace, remove } = useViewChanges(list, now)
  const shown = views.find((view) => isShown(view, now))
  const canBeSaved = Object.keys(now).length > 0 || columns !== null
  const show = (view: SavedView) => {
    change(changeTo(view, keys))
    if (view.columns) setColumns(view.columns)
  }
  const groups = [
    { title: t('views.own'), views: views.filter((view) => !view.shared) },
    { title: t('views.shared'), views: views.filter((view) => view.shared) },
  ].filter((group) => group.views.length > 0)
  return (
    <Menu position="bottom-start" width="max-content">
      <Menu.Target>
        <Button
          variant="default"
          size={size ?? 'sm'}
          leftSection={<IconBookmark size={17} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={15} aria-hidden />}
        >
          {shown?.name ?? t('views.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        {views.length === 0 && <Menu.Label>{t('views.none')}</Menu.Label>}
        {groups.map((group) => (
          <Fragment key={group.title}>
            <Menu.Label>{group.title}</Menu.Label>
            {group.views.map((view) => (
              <Menu.Item
                key={view.id}
                aria-current={view === shown ? 'true' : undefined}
                rightSection={view === shown && <IconCheck size={16} aria-hidden />}
                title={view.by && !view.own ? t('views.by', { name: view.by }) : undefined}
                onClick={() => show(view)}
              >
                {view.name}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
        <Menu.Divider />
        <Menu.Item disabled={!canBeSaved} onClick={askForName}>
          {t('views.keep')}
        </Menu.Item>
        {views.length > 0 && (
          <>
            <Choice
              label={t('views.instead')}
              groups={groups}
              disabled={!canBeSaved}
              onChoose={replace}
            />
            <Choice label={t('views.rename')} groups={groups} onChoose={askForRename} />
            <Choice label={t('views.remove')} groups={groups} onChoose={remove} />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

interface ChoiceProps {
  label: string
  groups: readonly { title: string; views: readonly SavedView[] }[]
  disabled?: boolean
  onChoose: (view: SavedView) => void
}

/** One of the views, in a menu of its own beside. */
function Choice({ label, groups, disabled = false, onChoose }: ChoiceProps) {
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item disabled={disabled}>{label}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        {groups.map((group) => (
          <Fragment key={group.title}>
            <Menu.Label>{group.title}</Menu.Label>
            {group.views.map((view) => (
              <Menu.Item key={view.id} onClick={() => onChoose(view)}>
                {view.name}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  )
}
