import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { publicLimits } from '#contract/base/public-limits.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import { Search } from '#web/shared/ui/marks/icons.tsx'
import { resultKinds } from './result-groups.ts'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import styles from './search-box.module.css'
import { SearchOptions } from './search-options.tsx'
import { useSearch } from './use-search.ts'

type SearchBoxProps = {
  /** `large` overlaps the banner and stands on the search page. */
  size: 'small' | 'large'
  keyword: string
}

export const island = defineIsland<SearchBoxProps>({
  name: 'search-box',
  Component: SearchBox,
  texts: [
    'common.days',
    'common.kinds',
    'common.nights',
    'search.all',
    'search.goOn',
    'search.label',
    'search.none',
    'search.placeholder',
    'search.submit',
    'search.title',
  ],
})

/** A combobox over the catalogue; without JavaScript a form that leads to the results. */
function SearchBox({ size, keyword }: SearchBoxProps) {
  const t = useTexts()
  const language = useLanguage()
  const listId = useId()
  const [text, setText] = useState(keyword)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSearch(open ? text : '')
  const box = useCloseOutside(() => setOpen(false))
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What was typed before the box was awake counts.
    const typed = input.current?.value ?? ''
    if (typed === keyword) return
    setText(typed)
    setOpen(document.activeElement === input.current)
  }, [keyword])
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])

  const options = found ? resultKinds.flatMap((kind) => found.groups[kind]) : []
  const targets = [...options.map(({ to }) => to), paths.search(language, text.trim())]
  const shown = open && found !== undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (!shown) return
    if (event.key === 'Escape') {
      // Closes the list and not the drawer that the box may stand in.
      event.stopPropagation()
      setOpen(false)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const target = targets[active]
    if (step) {
      event.preventDefault()
      setActive(
        (active + step + targets.length + (active < 0 && step < 0 ? 1 : 0)) % targets.length,
      )
    } else if (event.key === 'Enter' && target) {
      event.preventDefault()
      location.assign(target)
    }
  }

  return (
    <form
      ref={box}
      role="search"
      aria-label={t(size === 'large' ? 'search.title' : 'search.label')}
      action={paths.search(language)}
      className={styles.box}
      data-size={size}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <input
        className={styles.input}
        type="text"
        enterKeyHint="search"
        name="q"
        ref={input}
        defaultValue={keyword}
        maxLength={publicLimits.keywordMaxLength}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        autoComplete="off"
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setActive(-1)
          setOpen(true)
        }}
        onFocus={() => setOpen(text !== keyword)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.submit} aria-label={t('search.submit')}>
        <Search />
      </button>
      <SearchOptions
        id={listId}
        found={shown ? found : undefined}
        active={active}
        all={targets.at(-1) ?? ''}
      />
    </form>
  )
}

function useCloseOutside(close: () => void) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  })
  return element
}
