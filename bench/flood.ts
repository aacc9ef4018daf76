import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

/** A request: GET, or POST with a JSON payload. */
export interface Question {
  path: string
  payload?: object
}

/** One client's requests, in turn, on so many connections without a pause. */
export interface Errand {
  address: string
  questions: Question[]
  connections: number
  seconds: number
}

/** An answer: its status, and ms until it was whole. */
export type Answer = [status: number, ms: number]

async function flood({ address, questions, connections, seconds }: Errand): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const answers: Answer[] = []
  const end = performance.now() + seconds * 1000
  let turn = 0
  const once = ({ path, payload }: Question) =>
    new Promise<void>((resolve, reject) => {
      const start = performance.now()
      const headers = {
        'accept-encoding': 'gzip, deflate, br',
        ...(payload && { 'content-type': 'application/json' }),
      }
      const method = payload ? 'POST' : 'GET'
      const call = request(address + path, { agent, headers, method }, (response) => {
        response.resume().on('error', reject)
        response.on('end', () => {
          answers.push([response.statusCode ?? 0, performance.now() - start])
          resolve()
        })
      })
      call.on('error', reject)
      call.end(payload && JSON.stringify(payload))
    })
  const connection = async () => {
    while (performance.now() < end) await once(questions[turn++ % questions.length] as Question)
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  return answers
}

process.once('message', async (errand: Errand) => {
  const answers = await flood(errand)
  process.send?.(answers, () => process.disconnect())
})
