import { type LoadTarget, measureLoad } from './load.ts'

/** A server's answers in a closed loop. */
export interface Answers {
  perSecond: number
  /** Ms of the server's processor time for one of them: what others do on the machine changes it little. */
  processor: number
}

/** Measures answers after two seconds of the same load; `spentSoFar` reads the processor time of the server, in ms. */
export async function measureAnswers(
  asked: LoadTarget,
  seconds: number,
  spentSoFar: () => Promise<number>,
): Promise<Answers> {
  await measureLoad(asked, 2)
  const before = await spentSoFar()
  const { perSecond } = await measureLoad(asked, seconds)
  const spent = (await spentSoFar()) - before
  return { perSecond, processor: spent / (perSecond * seconds) }
}
