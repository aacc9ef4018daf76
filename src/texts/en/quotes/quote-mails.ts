/** Mails about requests: to who asked, and to the agency. */
export const quoteMails = {
  receipt: {
    subject: 'We received your quote request',
    heading: 'We received your request',
    thanks: 'Thank you for your interest in {{name}}.',
    openThanks: 'Thank you for telling us of the journey that you have in mind.',
    channels: {
      email: 'Somebody from our team will read your request and reply to this address.',
      phone: 'Somebody from our team will read your request and answer by phone.',
      whatsapp: 'Somebody from our team will read your request and answer by WhatsApp.',
    },
    due: 'You will have our answer by {{moment}}.',
    reply: 'To add anything, reply to this message or write it on the page of your request.',
    page: 'To add anything, write it on the page of your request.',
    see: 'See your request',
    note: 'If you did not write to us, ignore this message: somebody may have mistyped an address.',
  },
  newLink: {
    subject: 'New links to your request',
    heading: 'Your new links',
    text: 'Somebody asked us for new links to this request. Here they are; earlier ones still work.',
    note: 'If it was not you, ignore this message: nobody else has received these links.',
  },
  link: 'the link to your request',
  openQuote: 'your trip',
  name: 'Name',

  email: 'Email',
  agency: 'Agency',
  sentOn: 'Date',
  dueAt: 'Answer by',
  source: 'Came from',
  see: 'See the request',
  replyReaches: 'Replying to this message writes to that person.',
  regards: 'Regards, {{name}}',
  details: {
    subject: 'Request for a quote: {{title}} ({{reference}})',
    heading: 'A new request for a quote',
    text: '{{name}} asks for a quote.',
  },
  message: {
    subject: 'Message from {{name}} ({{reference}})',
    heading: 'A message about a request',
    text: '{{name}} wrote on the page of their request.',
  },
  assigned: {
    subject: 'Request assigned: {{title}} ({{reference}})',
    heading: 'You have a request to see to',
    text: '{{name}} assigned you a request for a quote.',
  },
  overdue: {
    subject: 'Request without an answer: {{title}} ({{reference}})',
    heading: 'A request waits for an answer',
    text: 'The moment that we promised has passed, and nobody has answered this request.',
    action: 'Answer now',
  },
  followUp: {
    subject: 'Follow-up for today: {{title}} ({{reference}})',
    heading: 'A request to come back to today',
    text: 'This is the day on which you wanted to come back to this request.',
  },
} as const
