import { Button, Menu } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconBookmark, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { useLocation } from 'react-router'
import { useSession } from '#web/shared/session/use-session.ts'
import { openDialog } from '../../dialog/open-dialog.tsx'
import { useUndoToast } from '../../layout/undo-toast.tsx'
import type { ListState } from '../list-state.ts'
import {
  changeTo,
  isShown,
  paramsOf,
  readViews,
  type SavedView,
  viewsMax,
  withView,
} from './view-of.ts'
import { ViewForm } from './view-form.tsx'

interface SavedViewsProps {
  /** Keys that narrow the list, as the address spells them. */
  keys: readonly string[]
  state: ListState
  change: (changes: Record<string, string | null>) => void
  size?: 'compact-md'
}

/** The views of a list: its filters and its order, kept under names on this computer for who is logged in. */
export function SavedViews({ keys, state, change, size }: SavedViewsProps) {
  const t = usePanelTexts()
  const [views, setViews] = useViews()
  const offerUndo = useUndoToast()
  const now = paramsOf(state, keys)
  const shown = views.find((view) => isShown(view, now))
  const canBeSaved = Object.keys(now).length > 0 && !shown
  const replace = (next: SavedView[], said: string) => {
    setViews(next)
    offerUndo(said, async () => setViews(views))
  }
  const save = (name: string) =>
    replace(withView(views, { name, params: now }), t('views.saved', { name }))
  const remove = ({ name }: SavedView) =>
    replace(
      views.filter((view) => view.name !== name),
      t('views.removed', { name }),
    )
  const askForName = () =>
    openDialog({
      title: t('views.dialog'),
      content: (close) => (
        <ViewForm
          taken={views.map(({ name }) => name)}
          onSave={(name) => {
            close()
            save(name)
          }}
        />
      ),
    })
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
      <Menu.Dropdown>
        {views.length === 0 && <Menu.Label>{t('views.none')}</Menu.Label>}
        {views.map((view) => (
          <Menu.Item
            key={view.name}
            aria-current={view === shown ? 'true' : undefined}
            rightSection={view === shown && <IconCheck size={16} aria-hidden />}
            onClick={() => change(changeTo(view, keys))}
          >
            {view.name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item disabled={!canBeSaved || views.length >= viewsMax} onClick={askForName}>
          {t('views.keep')}
        </Menu.Item>
        {views.length > 0 && (
          <>
            <Choice
              label={t('views.instead')}
              views={views}
              disabled={!canBeSaved}
              onChoose={({ name }) => save(name)}
            />
            <Choice label={t('views.remove')} views={views} onChoose={remove} />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

interface ChoiceProps {
  label: string
  views: readonly SavedView[]
  disabled?: boolean
  onChoose: (view: SavedView) => void
}

/** One of the views, in a menu of its own beside. */
function Choice({ label, views, disabled = false, onChoose }: ChoiceProps) {
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item disabled={disabled}>{label}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {views.map((view) => (
          <Menu.Item key={view.name} onClick={() => onChoose(view)}>
            {view.name}
          </Menu.Item>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  )
}

/** The views of the list at this address, of who is logged in; other tabs follow. */
function useViews() {
  const session = useSession()
  const { pathname } = useLocation()
  const user = session.state === 'loggedIn' ? session.account.id : ''
  return useLocalStorage<SavedView[]>({
    key: `savedViews:${user}:${pathname}`,
    defaultValue: [],
    deserialize: readViews,
    getInitialValueInEffect: false,
  })
}
