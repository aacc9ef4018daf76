/** The words for 1 to 5. */
export const levels = ['easy', 'light', 'moderate', 'demanding', 'veryDemanding'] as const

/** The word for a level of 1 to 5. */
export function levelName(level: number | null): (typeof levels)[number] | undefined {
  return level === null ? undefined : levels[level - 1]
}
