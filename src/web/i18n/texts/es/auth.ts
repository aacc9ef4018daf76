import type { Texts } from '../../texts.ts'

export const auth: Texts['auth'] = {
  loginTitle: 'Le damos la bienvenida',
  loginLead: 'Para agencias de viajes con cuenta.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  loggingIn: 'Iniciando sesión…',
  loggedInAs: 'Inició sesión como {{name}}.',
  needsScript: 'Para iniciar sesión se necesita JavaScript. Actívelo, por favor.',
}
