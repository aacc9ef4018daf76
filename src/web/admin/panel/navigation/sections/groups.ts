const closed = (group: string) => `-${group}`

/** The kept choices after a group was opened or closed. */
export function withGroup(chosen: readonly string[], group: string, isOpen: boolean): string[] {
  const others = chosen.filter((each) => each !== group && each !== closed(group))
  return [...others, isOpen ? group : closed(group)]
}

/** Whether a group was left open or closed; undefined if nobody touched it. */
export function chosenFor(chosen: readonly string[], group: string): boolean | undefined {
  if (chosen.includes(group)) return true
  return chosen.includes(closed(group)) ? false : undefined
}
