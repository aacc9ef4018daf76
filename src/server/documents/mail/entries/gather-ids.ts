/** Gathers the ids that come until the pause is over; one call of `ask` answers them all. */
export function gatherIds<Answer>(
  pause: () => Promise<unknown>,
  ask: (ids: readonly string[]) => Promise<Answer>,
): (id: string) => Promise<Answer> {
  let gathered: string[] = []
  let answer: Promise<Answer>
  async function askAfterPause(): Promise<Answer> {
    await pause()
    const ids = gathered
    gathered = []
    return ask(ids)
  }
  return (id) => {
    if (gathered.push(id) === 1) answer = askAfterPause()
    return answer
  }
}
