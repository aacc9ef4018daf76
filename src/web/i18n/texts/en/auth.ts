export const auth = {
  loginTitle: 'Welcome back',
  loginLead: 'For travel agencies with an account.',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show the password',
  loggingIn: 'Logging in…',
  loggedInAs: 'You are logged in as {{name}}.',
  needsScript: 'Logging in needs JavaScript. Please switch it on.',
} as const
