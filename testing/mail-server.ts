import { SMTPServer } from 'smtp-server'

/** The server's behaviour if it does not accept every message. */
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
  /** How many clients have sent a name and a password. */
  readonly logIns: number
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
  let logIns = 0
  const refusal = (code: number) => Object.assign(new Error('refused'), { responseCode: code })
  const server = new SMTPServer({
    authOptional: !options.refuseLogIn,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      if (!options.silent) done()
    },
    onAuth: ({ username }, _session, done) => {
      logIns += 1
      if (options.refuseLogIn) done(refusal(535))
      else done(null, { user: username })
    },
    onRcptTo: (_address, _session, done) =>
      options.refuseRecipient ? done(refusal(options.refuseRecipient)) : done(),
    onData: async (stream, _session, done) => {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) chunks.push(Buffer.from(chunk))
      } catch {
        // The sender was killed on the way: nobody is there to be answered, and nothing was received.
        return
      }
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
    get logIns() {
      return logIns
    },
    port: usedPort,
    url: `smtp://127.0.0.1:${usedPort}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
