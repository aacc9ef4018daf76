/** The page that ends news by mail. */
export const unsubscribe = {
  ask: {
    title: 'Stop receiving news',
    text: 'We will write to you no more with news and offers. Answers to your requests will reach you as always.',
  },
  done: {
    title: 'Done: we will send you no more news',
    text: 'Should you change your mind, tick it the next time you ask us for a quote.',
  },
  agentDone: {
    title: 'Done: we will send you no more news',
    text: 'Should you change your mind, switch it on again on your page for agents.',
  },
  unknown: {
    title: 'This link is not complete',
    text: 'Open it once more from the message, or reply to that message and we will do it for you.',
  },
  button: 'No more news, please',
  home: 'Go to the site',
} as const
