export const people = {
  personTitle: 'What is kept about a person',
  personHint:
    'For whoever asks for their data, or asks for it to be gone. They are known by their email.',
  email: 'Their email',
  export: 'Download everything',
  exported: 'Everything kept about {{email}} is in the file',
  erase: 'Erase…',
  eraseTitle: 'Erase {{email}}?',
  eraseText: 'This cannot be undone. Of this person, the site will have:',
  eraseQuotes: 'requests without name, address and words; that they were made stays, to be counted',
  eraseUser: 'no account; who is logged in with it is logged out',
  eraseMails: 'no mail to or about them in the list, nor in what still waits to leave',
  eraseNews: 'no consent to news',
  eraseElsewhere:
    'What has left stays where it is: mails in your own mailbox, backups, logs. Backups and logs go with their age.',
  eraseConfirm: 'Erase for good',
  erased: '{{email}} is erased',
  erasedCounts: 'Requests: {{quotes}} · accounts: {{users}} · messages: {{messages}}',
  nobody: 'There were no requests and no account of {{email}}',
  erasedPerson: 'Erased person',
  marketingTitle: 'Who wants news by email',
  marketingHint:
    'Everybody who ticked it and has not taken it back, as a table (CSV) for your newsletter. Each has an address of their own that ends it: put it into every mail.',
  marketingExport: 'Download the table',
} as const
