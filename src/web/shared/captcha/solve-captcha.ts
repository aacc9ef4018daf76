import { solveChallengeWorkers } from 'altcha-lib'
import type { Challenge } from 'altcha-lib/types'

const workersMax = 4

/** Does the proof of work away from the page's own thread; gives what the server checks. */
export async function solveCaptcha(challenge: Record<string, unknown>): Promise<string> {
  if (!isChallenge(challenge)) throw new TypeError('The captcha challenge has another form')
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(workersMax, navigator.hardwareConcurrency || 1),
    createWorker: () =>
      new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' }),
  })
  if (!solution) throw new Error('The captcha challenge was not solved in time')
  return btoa(JSON.stringify({ challenge, solution }))
}

function isChallenge(answer: object): answer is Challenge {
  return 'parameters' in answer && typeof answer.parameters === 'object'
}
