/** What `answer` settles with, or a failure that says `late` after `limitMs`. */
export async function inTime<Answer>(
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
