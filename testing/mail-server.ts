import { SMTPServer } from 'smtp-server'

/** What the server does other than take every message. */
export interface MailServerOptions {
  /** Status for each recipient. */
  refuseRecipient?: number
  /** Status for each message. */
  refuseMessage?: number
  refuseLogIn?: boolean
  /** Takes connections and says nothing. */
  silent?: boolean
}

/** A real mail server on this machine that keeps what it takes. */
export interface MailServer {
  received: string[]
  port: number
  url: string
  close(): Promise<void>
}

/** Starts a mail server; port 0 is any that is free. */
export async function startMailServer(
  options: MailServerOptions = {},
  port = 0,
): Promise<MailServer> {
  const received: string[] = []
  const refusal = (code: number) => Object.assign(new Error('refused'), { responseCode: code })
  const server = new SMTPServer({
    authOptional: !options.refuseLogIn,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      if (!options.silent) done()
    },
    onAuth: (_auth, _session, done) => done(refusal(535)),
    onRcptTo: (_address, _session, done) =>
      options.refuseRecipient ? done(refusal(options.refuseRecipient)) : done(),
    onData: async (stream, _session, done) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(Buffer.from(chunk))
      if (options.refuseMessage) return done(refusal(options.refuseMessage))
      received.push(Buffer.concat(chunks).toString())
      done()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const usedPort = typeof address === 'object' && address ? address.port : 0
  return {
    received,
    port: usedPort,
    url: `smtp://127.0.0.1:${usedPort}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
