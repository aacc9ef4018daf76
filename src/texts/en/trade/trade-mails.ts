/** Mails to agents and to admins about trade. */
export const tradeMails = {
  digest: {
    subject: 'News for agencies',
    heading: 'What has changed since the last mail',
    text: 'These are new, have changed or are not offered any more.',
    more: 'And {{count}} more, on your page for agents.',
    action: 'See what is new',
    note: 'You get this once a month because you asked for it.',
    stop: 'Stop it',
  },
  webhookOff: {
    subject: 'A partner’s webhook was switched off',
    heading: 'A webhook has not arrived for five days',
    text: 'The partner’s program has taken nothing for five days, so it was switched off. A test that arrives switches it on again.',
    action: 'Open the partners',
  },
} as const
