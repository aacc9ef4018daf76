/** Most pages that can be pinned. */
export const pinsMax = 8

/** The pinned sections after a press on the pin of one: it joins at the end, or leaves. */
export function withPin(pinned: readonly string[], name: string): string[] {
  if (pinned.includes(name)) return pinned.filter((each) => each !== name)
  return pinned.length < pinsMax ? [...pinned, name] : [...pinned]
}
