import { solveChallengeWorkers } from 'altcha-lib'
import type { Challenge } from 'altcha-lib/types'
import PbkdfWorker from 'altcha-lib/workers/pbkdf2?worker'
import ShaWorker from 'altcha-lib/workers/sha?worker'

const workersMax = 4

/** Does the proof of work away from the page's own thread; gives what the server checks. */
export async function solveCaptcha(answer: Record<string, unknown>): Promise<string> {
  if (!isChallenge(answer)) throw new TypeError('The captcha challenge has another form')
  const { codeChallenge: _image, ...challenge } = answer
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(workersMax, navigator.hardwareConcurrency || 1),
    createWorker: (algorithm) =>
      algorithm.startsWith('PBKDF2') ? new PbkdfWorker() : new ShaWorker(),
  })
  if (!solution) throw new Error('The captcha challenge was not solved in time')
  return btoa(JSON.stringify({ challenge, solution }))
}

function isChallenge(answer: object): answer is Challenge {
  return 'parameters' in answer && typeof answer.parameters === 'object'
}
