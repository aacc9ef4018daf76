import { ActionIcon, Button, Checkbox, Popover, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { moveColumn } from './arrange-columns.ts'
import styles from './columns-menu.module.css'

interface MovableColumn {
  id: string
  header: string
}

interface ColumnsMenuProps {
  /** Those that are shown, in their order. */
  shown: readonly MovableColumn[]
  hidden: readonly MovableColumn[]
  /** The columns are not as the panel has them. */
  isChosen: boolean
  onChoose: (columns: string[] | null) => void
}

/** The columns of a list with a tick each, moved by buttons; what is left out stands last. */
export function ColumnsMenu({ shown, hidden, isChosen, onChoose }: ColumnsMenuProps) {
  const t = usePanelTexts()
  const ids = shown.map(({ id }) => id)
  const [announcement, setAnnouncement] = useState('')
  const { prefix, keepFocus } = useKeptFocus(ids)
  const move = ({ id, header }: MovableColumn, places: number, button: string) => {
    const moved = moveColumn(ids, id, places)
    if (moved.indexOf(id) === ids.indexOf(id)) return
    keepFocus(button)
    onChoose(moved)
    setAnnouncement(t('form.orderChanged', { name: header, position: moved.indexOf(id) + 1 }))
  }
  const toggle = (id: string) =>
    onChoose(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus width="max-content">
      <Popover.Target>
        <ActionIcon
          variant={isChosen ? 'light' : 'subtle'}
          size="md"
          className={styles.target}
          aria-label={t('views.columns')}
          title={t('views.columns')}
        >
          <IconColumns3 size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} aria-label={t('views.columns')}>
        <ul className={styles.columns}>
          {[...shown, ...hidden].map((column) => {
            const { id, header } = column
            const isShown = ids.includes(id)
            return (
              <li key={id} className={styles.column}>
                <Checkbox
                  className={styles.tick}
                  label={header}
                  checked={isShown}
                  onChange={() => toggle(id)}
                />
                {isShown &&
                  ([-1, 1] as const).map((places) => {
                    const button = `${prefix}-${id}-${places}`
                    const Icon = places < 0 ? IconArrowUp : IconArrowDown
                    return (
                      <ActionIcon
                        key={places}
                        id={button}
                        variant="subtle"
                        size="md"
                        aria-label={t(places < 0 ? 'views.up' : 'views.down', { name: header })}
                        // A disabled button would lose the focus.
                        aria-disabled={ids.at(places < 0 ? 0 : -1) === id}
                        className={styles.step}
                        onClick={() => move(column, places, button)}
                      >
                        <Icon size={16} stroke={1.7} aria-hidden />
                      </ActionIcon>
                    )
                  })}
              </li>
            )
          })}
        </ul>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={!isChosen}
          onClick={() => onChoose(null)}
        >
          {t('views.reset')}
        </Button>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Gives the focus back to a button whose row was moved: the browser drops it when the row is put elsewhere. */
function useKeptFocus(order: readonly string[]) {
  const prefix = useId()
  const pressed = useRef<string>(undefined)
  const spelled = order.join(' ')
  useEffect(() => {
    if (pressed.current !== undefined) document.getElementById(pressed.current)?.focus()
    pressed.current = undefined
  }, [spelled])
  const keepFocus = (button: string) => {
    pressed.current = button
  }
  return { prefix, keepFocus }
}
