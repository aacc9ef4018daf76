import { monitorEventLoopDelay } from 'node:perf_hooks'
import { drawProposal } from '#server/documents/pdf/proposal/draw.ts'
import { makePdfs } from '#server/documents/pdf/proposal/pdfs.ts'
import { sampleProposal } from '#testing/sample-proposal.ts'
import { median, quantile } from './load.ts'

/**
 * The cost of a proposal's PDF: by the processor when it is drawn here, by the clock when a thread draws it, and how
 * long the event loop stands still meanwhile. `bench/pdf.ts [days] [rounds]`.
 */
const days = Number(process.argv[2] ?? 12)
const rounds = Number(process.argv[3] ?? 20)
const proposal = sampleProposal(days)

const pdfs = makePdfs({ storage: { open: async () => null } })
const firstAt = performance.now()
const pdf = await pdfs.proposalPdf(proposal)
const first = performance.now() - firstAt

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const waits: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const start = performance.now()
  await pdfs.proposalPdf(proposal)
  waits.push(performance.now() - start)
}
delay.disable()
await pdfs.close()

const costs: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const start = process.cpuUsage()
  await drawProposal({ proposal, logo: null, portrait: null, pictures: [] })
  const { user, system } = process.cpuUsage(start)
  costs.push((user + system) / 1000)
}

const ms = (times: number[]) =>
  `median ${median(times).toFixed(0)}, p95 ${quantile(times, 0.95).toFixed(0)}`
console.log(`days                 ${days}`)
console.log(`bytes                ${pdf.length}`)
console.log(`processor, ms        ${ms(costs)}, first ${costs[0]?.toFixed(0)}`)
console.log(`in its thread, ms    ${ms(waits)}, first ${first.toFixed(0)}`)
console.log(`event loop, ms       p99 ${(delay.percentile(99) / 1e6).toFixed(1)}`)
