/** An e-mail address that, where it must break, breaks after its @. */
export function EmailText({ email }: { email: string }) {
  const [mailbox, host] = email.split('@')
  return (
    <>
      {mailbox}@<wbr />
      {host}
    </>
  )
}
