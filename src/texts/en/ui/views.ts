/** The filters, the order and the columns of a list, kept under a name. */
export const views = {
  title: 'Views',
  keep: 'Save these filters…',
  dialog: 'Save these filters as a view',
  name: 'Name',
  nameHint: 'The search is not kept.',
  forAll: 'For everybody in the panel',
  forAllHint: 'Your colleagues see it among their views, and can change it.',
  withColumns: 'With the columns as they are now',
  save: 'Save',
  instead: 'Replace a view',
  rename: 'Rename or share a view',
  renameDialog: 'Name of the view',
  remove: 'Delete a view',
  saved: 'The view “{{name}}” was saved',
  removed: 'The view “{{name}}” was deleted',
  replaces: 'There is a view with this name: it is replaced.',
  taken: 'Another view has this name.',
  none: 'No saved views yet',
  own: 'My views',
  shared: 'Everybody’s views',
  by: 'Made by {{name}}',
  columns: 'Columns',
  up: 'Move “{{name}}” forward',
  down: 'Move “{{name}}” back',
  reset: 'Columns as at first',
} as const

/** Texts about who else has something open. */
export const presence = {
  here: '{{name}} is here too, since {{time}}',
} as const
