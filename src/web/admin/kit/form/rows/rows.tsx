import { CloseButton, VisuallyHidden } from '@mantine/core'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { dragging, stepOnArrows } from '../../drag.ts'
import { FocusKeeper } from '../../focus-keeper.tsx'
import styles from './rows.module.css'

interface RowsProps {
  keys: readonly string[]
  /** Returns the name of a row for the controls that move or remove it. */
  nameOf: (index: number) => string
  /** Absent where the order says nothing. */
  onMove?: (from: number, to: number) => void
  onRemove: (index: number) => void
  /** Further buttons of a row. */
  toolsOf?: (index: number) => ReactNode
  /** A row's fields. */
  children: (index: number) => ReactNode
}

/** Rows of fields: dragged or moved by arrow keys, and removed. */
export function Rows({ keys, nameOf, onMove, onRemove, toolsOf, children }: RowsProps) {
  const t = usePanelTexts()
  const [announcement, setAnnouncement] = useState('')
  /** The order as a running drag shows it, which is the one a drop anywhere keeps. */
  const [dragged, setDragged] = useState<string[]>()
  const step = (from: number, places: number) => {
    const to = from + places
    if (!onMove || to < 0 || to >= keys.length) return
    onMove(from, to)
    setAnnouncement(t('form.orderChanged', { name: nameOf(from), position: to + 1 }))
  }
  return (
    <FocusKeeper ids={keys}>
      <DragDropProvider
        {...dragging}
        onDragOver={(event) => setDragged(move(dragged ?? [...keys], event))}
        onDragEnd={({ canceled, operation }) => {
          setDragged(undefined)
          const key = String(operation.source?.id)
          const to = dragged?.indexOf(key) ?? -1
          if (to >= 0 && !canceled) onMove?.(keys.indexOf(key), to)
        }}
      >
        <ol className={styles.rows}>
          {(dragged ?? keys).map((key, place) => {
            const index = keys.indexOf(key)
            return (
              <Row
                key={key}
                id={key}
                place={place}
                name={nameOf(index)}
                onStep={onMove && ((places) => step(index, places))}
                onRemove={() => onRemove(index)}
                tools={toolsOf?.(index)}
              >
                {children(index)}
              </Row>
            )
          })}
        </ol>
      </DragDropProvider>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FocusKeeper>
  )
}

interface RowProps {
  id: string
  place: number
  name: string
  onStep: ((places: number) => void) | undefined
  onRemove: () => void
  tools: ReactNode
  children: ReactNode
}

function Row({ id, place, name, onStep, onRemove, tools, children }: RowProps) {
  const t = usePanelTexts()
  const { ref, handleRef, isDragging } = useSortable({ id, index: place, disabled: !onStep })
  return (
    <li ref={ref} className={styles.row} data-dragging={isDragging} data-item={id}>
      {onStep && (
        <button
          type="button"
          ref={handleRef}
          className={styles.handle}
          aria-label={t('form.reorder', { name })}
          onKeyDown={stepOnArrows(onStep)}
        >
          <IconGripVertical size={18} stroke={1.6} aria-hidden />
        </button>
      )}
      <div className={styles.fields}>{children}</div>
      <div className={styles.tools}>
        {tools}
        <CloseButton aria-label={t('form.remove', { name })} onClick={onRemove} />
      </div>
    </li>
  )
}
