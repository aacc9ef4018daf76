/** Duties of admins, in the panel. */
export const dutyTexts = {
  title: 'Duties',
  ownHint: 'You can give only those that you have yourself.',
  preset: 'Profile',
  presets: {
    seller: 'Sales',
    editor: 'Editing',
    contracting: 'Contracting',
    manager: 'Management',
  },
  names: {
    catalogue: 'Catalogue',
    publish: 'Publish',
    requests: 'Requests',
    rates: 'Rates',
    trade: 'Agencies',
    site: 'Site',
    privacy: 'Personal data',
    team: 'Team',
  },
  hints: {
    catalogue: 'Destinations, circuits, pictures, translations and sheets',
    publish: 'Change what visitors see',
    requests: 'Requests, proposals, templates and figures',
    rates: 'Rates and their sheets',
    trade: 'Agencies and their people, keys and notices for programs',
    site: 'Identity, pages, texts, banner, redirects and mails',
    privacy: 'Export and erase the data of people',
    team: 'Users, sessions, activity and errors',
  },
  draftOnly: 'Visitors see this item: what you save waits as a draft until somebody publishes it.',
  lacking: 'Your account lacks the duty “{{duty}}”',
}
