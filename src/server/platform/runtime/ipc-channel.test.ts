import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { type IpcTransport, openIpcChannel } from './ipc-channel.ts'

/** Two ends that are joined, and what went over the channel. */
function join() {
  const [one, other] = [new EventEmitter(), new EventEmitter()]
  const sent: unknown[] = []
  const end = (own: EventEmitter, far: EventEmitter): IpcTransport => ({
    send: (messages) => {
      sent.push(messages)
      far.emit('message', structuredClone(messages))
    },
    receive: (listener) => void own.on('message', listener),
  })
  return { one: end(one, other), other: end(other, one), sent }
}

const echo = async (question: unknown) => ({ heard: question })

it('both ends ask and answer, each answer to its own question', async () => {
  const { one, other } = join()
  const [left, right] = [openIpcChannel(one, echo), openIpcChannel(other, echo)]
  const answers = await Promise.all([left.ask(1, 1_000), right.ask(2, 1_000), left.ask(3, 1_000)])
  expect(answers).toEqual([{ heard: 1 }, { heard: 2 }, { heard: 3 }])
})

it('what is asked at once goes in one message, and so do the answers', async () => {
  const { one, other, sent } = join()
  const channel = openIpcChannel(one, echo)
  openIpcChannel(other, echo)
  await Promise.all(Array.from({ length: 50 }, (_, number) => channel.ask(number, 1_000)))
  expect(sent).toHaveLength(2)
})

it('a failure is told, and nobody waits for an end that is silent', async () => {
  const { one, other } = join()
  const channel = openIpcChannel(one, echo)
  openIpcChannel(other, async () => {
    throw new Error('no such thing')
  })
  await expect(channel.ask(1, 1_000)).rejects.toThrow('no such thing')
  const silent = openIpcChannel(join().one, echo)
  await expect(silent.ask(1, 10)).rejects.toThrow('did not answer in time')
})

it('what other modules say on the channel is passed over', async () => {
  const { one, other } = join()
  const channel = openIpcChannel(one, echo)
  openIpcChannel(other, echo)
  other.send({ type: 'somebody else' })
  expect(await channel.ask(1, 1_000)).toEqual({ heard: 1 })
})
