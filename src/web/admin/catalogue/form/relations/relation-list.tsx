import { CloseButton, Group, Select, VisuallyHidden } from '@mantine/core'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Media } from '#contract/catalogue/media.ts'
import { dragging } from '#web/admin/kit/drag.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import {
  everyOption,
  matchingOptions,
  shownOptions,
} from '#web/admin/kit/form/fields/matching-options.ts'
import { Thumbnail } from '../../thumbnail.tsx'
import styles from './relation-list.module.css'

/** Something that can be related to. */
export interface Choice {
  id: string
  name: string
  /** Its names in every language: it is found by each. */
  allNames?: readonly string[]
  /** The destination of what is in one. */
  destinationId?: string
  /** Under the name: where it is, or what kind. */
  note?: string
  /** Visitors do not see it. */
  disabled?: boolean
  /** Undefined for what has no pictures. */
  image?: Media | null
}

interface RelationListProps {
  /** Label of the picker, which names the things it adds. */
  pickerLabel: string
  choices: readonly Choice[]
  /** Told of what is typed, where the choices are more than could be listed. */
  onSearch?: ((typed: string) => void) | undefined
  /** Names what was chosen and is not, or no longer, among the choices. */
  outside?: ReadonlyMap<string, Choice>
  value: string[]
  onChange: (ids: string[]) => void
  max: number
  /** Whether nothing can be added yet. */
  waiting?: boolean
  error?: ReactNode
}

/** Related items in an order of the editor's own: found by name, dragged or moved by arrow keys. */
export function RelationList(props: RelationListProps) {
  const { pickerLabel, choices, onSearch, outside, value, onChange, max, waiting, error } = props
  const t = usePanelTexts()
  const [announcement, setAnnouncement] = useState('')
  const [search, setSearch] = useState('')
  /** The order as a running drag shows it, which is the one a drop anywhere keeps. */
  const [dragged, setDragged] = useState<string[]>()
  const order = dragged ?? value
  const byId = new Map(choices.map((choice) => [choice.id, choice]))
  const rows = order.map((id) => byId.get(id) ?? outside?.get(id) ?? { id, name: '…' })
  const left = choices.filter(({ id }) => !value.includes(id))
  const step = (id: string, places: number) => {
    const from = value.indexOf(id)
    const to = from + places
    if (to < 0 || to >= value.length) return
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, id))
    const name = rows[from]?.name ?? ''
    setAnnouncement(t('form.orderChanged', { name, position: to + 1 }))
  }
  return (
    <FocusKeeper ids={value}>
      <DragDropProvider
        {...dragging}
        onDragOver={(event) => setDragged(move(order, event))}
        onDragEnd={({ canceled }) => {
          setDragged(undefined)
          if (dragged && !canceled) onChange(dragged)
        }}
      >
        <ol className={styles.rows}>
          {rows.map((choice, index) => (
            <Row
              key={choice.id}
              choice={choice}
              index={index}
              onStep={(places) => step(choice.id, places)}
              onRemove={() => onChange(value.filter((id) => id !== choice.id))}
            />
          ))}
        </ol>
      </DragDropProvider>
      {value.length < max && (
        <Select
          aria-label={pickerLabel}
          placeholder={pickerLabel}
          data-focus-fallback
          searchable
          disabled={waiting}
          value={null}
          searchValue={search}
          onSearchChange={(typed) => {
            setSearch(typed)
            onSearch?.(typed)
          }}
          data={left.map(({ id, name, allNames = [name], note = '' }) => ({
            value: id,
            label: `${allNames.join(' ')} ${note}`,
          }))}
          filter={onSearch ? everyOption : matchingOptions}
          limit={shownOptions}
          renderOption={({ option }) => <Option choice={byId.get(option.value)} />}
          nothingFoundMessage={t(search ? 'palette.nothing' : 'form.nothingToChoose')}
          maxDropdownHeight={340}
          onChange={(id) => {
            if (id) onChange([...value, id])
            setSearch('')
          }}
          error={error}
        />
      )}
      {value.length >= max && <p className={styles.full}>{t('form.full', { max })}</p>}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FocusKeeper>
  )
}

function Option({ choice }: { choice: Choice | undefined }) {
  if (!choice) return null
  return (
    <Group gap="sm" wrap="nowrap">
      {choice.image !== undefined && <Thumbnail media={choice.image} size="small" />}
      <span>
        <span className={styles.name}>{choice.name}</span>
        <Note choice={choice} />
      </span>
    </Group>
  )
}

/** Where it is or of what kind, and that visitors do not see it. */
function Note({ choice: { note, disabled } }: { choice: Choice }) {
  const t = usePanelTexts()
  const parts = [note?.trim(), disabled && t('drafts.disabled')].filter(Boolean)
  return <span className={styles.note}>{parts.join(' · ')}</span>
}

interface RowProps {
  choice: Choice
  index: number
  onStep: (places: number) => void
  onRemove: () => void
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

function Row({ choice, index, onStep, onRemove }: RowProps) {
  const t = usePanelTexts()
  const { ref, handleRef, isDragging } = useSortable({ id: choice.id, index })
  const { name, image } = choice
  const step = (event: KeyboardEvent) => {
    const places = steps[event.key]
    if (!places) return
    event.preventDefault()
    onStep(places)
  }
  return (
    <li ref={ref} className={styles.row} data-dragging={isDragging} data-item={choice.id}>
      <button
        type="button"
        ref={handleRef}
        className={styles.handle}
        aria-label={t('form.reorder', { name })}
        onKeyDown={step}
      >
        <IconGripVertical size={18} stroke={1.6} aria-hidden />
      </button>
      <span className={styles.number}>{index + 1}</span>
      {image !== undefined && <Thumbnail media={image} size="small" />}
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <Note choice={choice} />
      </span>
      <CloseButton aria-label={t('form.remove', { name })} onClick={onRemove} />
    </li>
  )
}
