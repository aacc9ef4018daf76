/** A finding about a variable or a service, with the remedy. */
export interface Finding {
  level: 'ok' | 'warn' | 'fail'
  /** A variable, or a word for what none stands for: node, pages, disk, DNS. */
  name: string
  text: string
}

export const ok = (name: string, text: string): Finding => ({ level: 'ok', name, text })
export const warn = (name: string, text: string): Finding => ({ level: 'warn', name, text })
export const fail = (name: string, text: string): Finding => ({ level: 'fail', name, text })

/** A finding of a line that begins with the variable's name: `SECRET: missing, …`. */
export function fromLine(level: Finding['level'], line: string): Finding {
  const [name = '', ...rest] = line.split(': ')
  return { level, name, text: rest.join(': ') }
}

/** An error's own words in one line. */
export function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
  return (words || code).replaceAll(/\s*\n\s*/g, ' ')
}
