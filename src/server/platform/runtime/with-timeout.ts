/** Settles as `answer` does, or fails after `limitMs` with a failure that says `late`. */
export async function withTimeout<Answer>(
  answer: Promise<Answer>,
  limitMs: number,
  late: string,
): Promise<Answer> {
  const over = Promise.withResolvers<never>()
  const timer = setTimeout(() => over.reject(new Error(late)), limitMs)
  try {
    return await Promise.race([answer, over.promise])
  } finally {
    clearTimeout(timer)
  }
}
