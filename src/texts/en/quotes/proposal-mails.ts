import { proposal } from './proposal.ts'

/** Mails about proposals: to the visitor, and to the agency. */
export const proposalMails = {
  journey: 'Journey',
  sent: {
    subject: 'Your travel proposal',
    heading: 'Your proposal is ready',
    text: 'We have prepared your journey day by day, with prices and conditions.',
    more: 'Take your time to read it. On the same page you can accept it, or tell us what you would change.',
    revised: 'This version takes the place of the one before.',
    action: 'See the proposal',
    note: 'The link is personal: whoever has it can see the proposal and answer it.',
  },
  accepted: {
    subject: 'Proposal accepted',
    heading: proposal.states.accepted,
    text: 'Thank you for your trust. We are now asking hotels and suppliers for each service.',
    more: 'Nothing is confirmed yet: we write to you as soon as it is.',
    dueNow: 'Due now: {{amount}}. The other payments follow on the days below.',
    nothingDue: 'Nothing is due now: the payments follow our confirmation, as below.',
    action: 'See what you accepted',
    note: 'If it was not you who accepted it, reply to this message.',
  },
  declined: {
    subject: 'We have your answer',
    heading: 'We have your answer to the proposal',
    text: 'We have noted that you do not accept it. Thank you for telling us.',
    more: 'If other dates, other hotels or another budget would suit you, reply to this message and we will prepare another version.',
    action: 'See the proposal',
    note: 'If it was not you who declined it, reply to this message.',
  },
  confirmed: {
    subject: 'Your services are confirmed',
    heading: proposal.states.confirmed,
    text: 'All services of the proposal that you accepted are confirmed.',
    action: 'See your journey',
    note: 'If anything is unclear, simply reply to this message.',
  },
  withdrawn: {
    heading: 'An acceptance was withdrawn',
    text: 'We have noted that you withdraw from this journey. We write to you about anything that you have paid.',
    agencyText: '{{name}} withdrew from an accepted proposal within the days that you offer.',
    number: 'Number of the withdrawal',
  },
  reminder: {
    hold: 'A hold ends',
    holdText: 'The places of this proposal are held until {{day}}.',
    validity: 'A proposal ends',
    validityText: 'It can be accepted until {{day}}.',
    unconfirmed: 'An acceptance waits',
    unconfirmedText: 'It was accepted on {{day}}, and its services are not confirmed yet.',
    dueSoon: 'A payment is due',
    dueSoonText: 'It is due on {{day}}.',
    unpaid: 'A payment is missing',
    unpaidText: 'It was due on {{day}} and is not noted as paid.',
  },
  answer: {
    accepted: 'Proposal accepted',
    declined: 'Proposal declined',
    acceptedText: '{{name}} accepted the proposal. The services remain to be confirmed.',
    declinedText: '{{name}} did not accept the proposal.',
    proposal: 'Proposal',
    version: '{{title}} (version {{version}})',
    acceptedBy: 'Accepted by',

    extras: 'Extras',
  },
} as const
