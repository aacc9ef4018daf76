import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { languageOfTag } from '#contract/base/languages/languages.ts'
import { type Island, type IslandData, IslandTree } from './define-island.tsx'

/**
 * Hydrates an island in its element; resolves when it acts. As a transition it is done in small tasks, between which
 * the page answers.
 */
export function hydrateIsland(element: HTMLElement, island: Island<never>): Promise<void> {
  const data = readData(element)
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        element,
        <Awake onAwake={resolve}>
          <IslandTree
            island={island}
            language={languageOfTag(document.documentElement.lang)}
            data={data as IslandData<never>}
          />
        </Awake>,
        { identifierPrefix: element.id },
      )
    })
  })
}

/** React hears of no box that was ticked before it came: it is ticked once more. */
export function tickAgain(element: HTMLElement): void {
  for (const box of element.querySelectorAll('input')) {
    if (box.checked === box.defaultChecked) continue
    box.checked = box.defaultChecked
    box.click()
  }
}

/** The server wrote it beside the island, from the same types. */
function readData(element: HTMLElement): unknown {
  return JSON.parse(element.nextElementSibling?.textContent ?? '')
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
