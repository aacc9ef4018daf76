/** Mails about accounts: to their owners, and to admins. */
export const accountMails = {
  validation: {
    subject: 'Confirm your email',
    heading: 'Welcome',
    text: 'Thank you for registering. To go on, please confirm that this email is yours.',
    more: 'Somebody from our team will then review the account, and we will email you as soon as it is active.',
    action: 'Confirm my email',
    note: 'The link works for 7 days. If you did not register on our site, there is nothing you need to do.',
  },
  invitation: {
    subject: 'We have opened an account for you',
    heading: 'Your account is ready',
    text: 'Our team has opened an account for you. All that is left is to choose your password.',
    action: 'Choose my password',
    note: 'The link works for seven days and only once. If it expires, ask for another one on the log-in page, under “Forgot your password?”.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    heading: 'A new password',
    text: 'We received a request to change the password of your account.',
    action: 'Choose a password',
    note: 'The link works for one hour and only once. If you did not ask for it, ignore this message: your password stays the same.',
  },
  passwordChanged: {
    subject: 'Your password was changed',

    text: 'Hello, {{name}}. The password of your account has just been changed, and all open sessions were closed.',
    more: 'If it was you, there is nothing you need to do.',
    note: 'If it was not you, ask for a new password on the log-in page and let us know.',
  },
  approval: {
    subject: 'Your account is active',
    heading: '{{name}}, your account is active',
    text: 'We have approved your account. You can now see our rates and book online.',
    textWithoutRates:
      'We have approved your account. You can log in now; we will write to you as soon as the terms of your agency are agreed.',
  },
  rejection: { subject: 'About your registration' },
  changed: {
    subject: 'Your account was changed',
    email: 'Our team has changed the email of your account. From now on it is {{email}}.',
    password: 'Our team has changed the password of your account.',
    factors: 'Its passkeys and verification codes were removed.',
    note: 'Open sessions were closed. If you did not ask for it, please let us know.',
  },
  security: {
    heading: 'The security of your account',
    events: {
      newDevice: 'Somebody has logged in to your account from a new browser.',
      passwordChanged:
        'The password of your account was changed, and all other sessions were closed.',
      codesOn: 'Verification codes of an app were switched on.',
      codesOff: 'Verification codes of an app were switched off.',
      codesRenewed: 'New recovery codes were made; the ones before are of no use any more.',
      passkeyAdded: 'The passkey “{{detail}}” was added.',
      passkeyDeleted: 'The passkey “{{detail}}” was deleted.',
      factorRemoved: 'Our team has removed the second factor of your account: codes and passkeys.',
      otherFactorsRemoved:
        'With the new password a second factor was shown, and all others were removed.',
      sessionsEnded: 'Our team has closed all sessions of your account.',
      sessionsAndFactorEnded:
        'Our team has closed all sessions of your account and removed its second factor: codes and passkeys.',
    },
    newDeviceAt: 'Somebody has logged in to your account from a new browser: {{detail}}.',
    note: 'If it was you, there is nothing you need to do. If it was not, change your password, close all other sessions and let us know.',
  },
  logInWarning: {
    subject: 'Attempts to log in to your account',
    text: 'In the last hour somebody tried many times to get into your account with wrong passwords. Your account is safe and you can log in as always; for a while we will ask for an automatic check as well.',
    advice: 'If you use that password on other sites too, ask for a new one on the log-in page.',
  },
  confirmed: {
    subject: '{{name}} confirmed their email',
    heading: 'Somebody confirmed their email',
    waits: 'An account waits for approval',
    text: 'Somebody who registered on the site confirmed their email.',
    action: 'Review the account',
    approvedNote: 'The account was approved already: there is nothing to do.',
    waitsNote: 'Once it is approved, the person gets an email and can log in.',
  },
  newAdmin: {
    subject: '{{name}} is an admin of the site now',
    heading: 'The site has one more admin',
    text: 'From now on this person can see and change everything in the panel, the accounts of the others too.',
    by: 'Decided by',
    action: 'See the users',
    note: 'If you did not expect it, talk to the other admins of the site.',
  },
} as const
