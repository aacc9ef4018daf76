import type { MediaPosition } from '#contract/catalogue/media.ts'

const shapes = {
  slider: <rect x="2" y="2" width="44" height="14" rx="1" />,
  main: <rect x="5" y="20" width="10" height="12" rx="1" />,
  detail: (
    <>
      <rect x="19" y="20" width="12" height="12" rx="1" />
      <rect x="33" y="20" width="11" height="12" rx="1" />
    </>
  ),
} as const

/** A page in miniature that shows where a position's pictures stand. */
export function PageSketch({ position }: { position: MediaPosition }) {
  return (
    <svg width="48" height="36" viewBox="0 0 48 36" aria-hidden="true">
      <rect
        x="0.5"
        y="0.5"
        width="47"
        height="35"
        rx="3"
        fill="var(--paper-raised)"
        stroke="var(--line)"
      />
      {(['slider', 'main', 'detail'] as const).map((each) => (
        <g key={each} fill={each === position ? 'var(--ochre)' : 'var(--paper-sunk)'}>
          {shapes[each]}
        </g>
      ))}
    </svg>
  )
}
