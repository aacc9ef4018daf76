/** Mails about planned changes that were not made. */
export const planningMails = {
  change: 'Change',
  enable: 'Enable',
  disable: 'Disable',
  at: 'Planned for',
  subject: 'A planned change was not made: {{name}}',
  action: 'Open it in the panel',
  note: 'Whatever else is planned stands.',
  refused: {
    heading: 'A planned change could not be made',
    text: 'When its moment came, a rule of the catalogue did not allow it. It will not be tried again.',
    reason: 'Reason',
    noEnglish: 'The English texts are missing.',
    other: 'The change breaks a rule of the catalogue.',
  },
  withoutAuthor: {
    heading: 'Nobody answers for a planned change',
    text: 'Whoever planned it may no longer change the catalogue, so it was not made. Make it by hand if it is needed.',
    author: 'Planned by',
    gone: 'an account that is gone',
  },
} as const
