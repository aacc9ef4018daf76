/** The filters and the order of a list, kept under a name. */
export const views = {
  title: 'Views',
  keep: 'Save these filters…',
  dialog: 'Save these filters as a view',
  name: 'Name',
  nameHint: 'On this computer, for you alone. The search is not kept.',
  save: 'Save',
  instead: 'Replace a view',
  remove: 'Delete a view',
  saved: 'The view “{{name}}” was saved',
  removed: 'The view “{{name}}” was deleted',
  replaces: 'There is a view with this name: it is replaced.',
  none: 'No saved views yet',
} as const
