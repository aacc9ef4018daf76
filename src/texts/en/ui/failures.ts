import type { FailureName } from '#contract/base/failures.ts'

export const failures = {
  INVALID_DATA_ERROR: 'The data was received incorrectly by the server, please try again later',
  UNEXPECTED_ERROR:
    'Unexpected error on the server. If the problem persists, please contact an administrator',
  INVALID_CREDENTIALS_ERROR: 'Invalid credentials',
  NOT_FOUND_ERROR: 'The requested entity was not found',
  EMAIL_IN_USE: 'The email is already in use',
  NOT_APPROVED_ERROR:
    'This account has not yet been approved by an administrator. You will receive an email when your account is active',
  EMAIL_ALREADY_VERIFIED: 'The email has already been verified. Please log in',
  INVALID_TOKEN: 'The token is invalid.',
  SECOND_FACTOR_ERROR: 'Your second factor is missing or not right',
  FRESH_LOGIN_ERROR: 'Please confirm that it is you and try again',
  INVALID_DELETE_ERROR: 'Another entity depends on the entity you want to delete',
  CONFIGURATION_ERROR: 'Configuration error from the server',
  NOT_CONFIRM_EMAIL_ERROR: 'The email is registered but was not confirmed, please check your inbox',
  LIMIT_TOURS_STARRED_IN_DESTINATION_ERROR:
    'You can only have up to 4 starred experiences per destination.',
  DISABLED_DESTINATION_ERROR: 'You can only highlight enabled experiences',
  FORBIDDEN_ERROR: 'Your account is not allowed to do this',
  EDIT_CONFLICT_ERROR: 'Someone else has changed this in the meantime. Reload it and edit it again',
  TOO_MANY_REQUESTS_ERROR: 'Too many attempts. Please wait a while and try again',
} as const satisfies Record<FailureName, string>
