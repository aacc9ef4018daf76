import { makeDecoderClient } from '#server/platform/media/decoding/decoder-service/ask-service.ts'
import type { Settings } from '#server/platform/settings/env.ts'
import { type Finding, fail, ok, warn, wordsOf } from './finding.ts'

/** Whether the decoder service answers, where there is one, and as somebody else than the server. */
export async function examineDecoders({ decoderSocket }: Settings): Promise<Finding> {
  const name = 'DECODER_SOCKET'
  if (decoderSocket === null) return ok(name, "none; pictures are decoded as the server's user")
  try {
    const { user } = await makeDecoderClient(decoderSocket).examine()
    if (user === (process.getuid?.() ?? null))
      return warn(name, "the decoder service runs as the server's own user; give it another one")
    return ok(name, `the decoder service answers, as user ${user}`)
  } catch (error) {
    return fail(
      name,
      `the decoder service does not answer (${wordsOf(error)}); uploads are refused`,
    )
  }
}
