/** The mail that tries out the sending of mails. */
export const testMail = {
  subject: 'Test mail',
  text: 'This mail has arrived: the site can send messages. There is no need to answer.',
} as const
